import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * A file of any size in the same memory takes settings that only a new process can be given: collect early rather than
 * let the heap grow, and give large buffers back to the system rather than keep their room among the small ones.
 */
const FLAGS = ['--max-semi-space-size=2', '--heap-growing-percent=20']
const MALLOC = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' }

const cli = path.join(path.dirname(fileURLToPath(import.meta.url)), 'import-file.js')
const child = spawn(process.execPath, [...FLAGS, cli, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...MALLOC, ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
