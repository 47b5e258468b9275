import { fileURLToPath } from 'node:url'
import { runBundled } from './bundle.mjs'

await runBundled(fileURLToPath(new URL('cli.ts', import.meta.url)))
