import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Starts a server of `api/` as a process of its own, which says its port when it listens. */
export const startChild = (name, ...args) =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL(`../api/${name}.mjs`, import.meta.url)), args)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)))
    child.once('message', (port) => resolve({ address: `http://localhost:${port}`, stop: () => child.kill() }))
  })
