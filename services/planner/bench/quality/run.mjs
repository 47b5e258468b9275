import { fileURLToPath } from 'node:url'
import { runBundled } from '../bundle.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
await runBundled(here('cli.ts'), here('.'))
