import { defineConfig } from 'vite'
import { serverConfig } from '../server.vite.ts'

export default defineConfig(
  serverConfig({
    main: 'src/main.ts',
    'search-worker': 'src/planning/search-worker.ts',
    outbox: 'src/cli/outbox.ts',
    privacy: 'src/cli/privacy.ts',
    backup: 'src/cli/backup.ts',
    migrate: 'src/cli/migrate.ts',
    'drill-kill': 'src/drill/main.ts',
    'drill-rooms': 'src/drill/rooms-main.ts',
  }),
)
