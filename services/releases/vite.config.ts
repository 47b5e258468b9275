import { defineConfig, mergeConfig } from 'vite'
import { serverConfig } from '../server.vite.ts'

const service = serverConfig({
  cli: 'src/cli.ts',
  registry: 'src/service/main.ts',
  'prerender-worker': 'src/prerender/worker.ts',
  'bench-ramp': 'bench/ramp/run.ts',
  'demo-registry': 'src/testing/demo-registry.ts',
})

// What the programs have in common lies beside them: the worker is found next to the file that starts it.
export default defineConfig(
  mergeConfig(service, { build: { rolldownOptions: { output: { chunkFileNames: 'common-[name].js' } } } }),
)
