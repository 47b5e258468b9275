import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

// As vite/from-source.js: the preset is TypeScript inside this repository.
const { module } = await runnerImport(fileURLToPath(new URL('./index.ts', import.meta.url)))

export const { remoteTests } = module
