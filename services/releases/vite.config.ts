import { defineConfig } from 'vite'
import { serverConfig } from '../server.vite.ts'

export default defineConfig(
  serverConfig({
    cli: 'src/cli.ts',
    'prerender-worker': 'src/prerender/worker.ts',
    'bench-ramp': 'bench/ramp/run.ts',
  }),
)
