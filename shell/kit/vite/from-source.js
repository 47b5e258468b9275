import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

// Inside this repository the preset is TypeScript, which Node below 22.18 cannot load for a configuration: Vite compiles it. The
// package that teams install has it built.
const { module } = await runnerImport(fileURLToPath(new URL('./index.ts', import.meta.url)))

export const { remoteConfig } = module
