import { join } from 'node:path'
import { root } from './root.mjs'
import { run } from './say.mjs'

export const lerna = join(root, 'node_modules', 'lerna', 'dist', 'cli.js')

/** Tasks at a time: the work is bound by cores and the smallest machine has two. */
const CONCURRENCY = '2'

/**
 * Runs a task in every package that has it, or in those named `only`; what has not changed since its last success comes from
 * the cache.
 */
export const task = async (name, { only } = {}) => {
  const scope = only === undefined ? [] : [only].flat().flatMap((each) => ['--scope', each])
  // Only a build reads what another package wrote.
  const order = name === 'build' ? [] : ['--no-sort']
  return run(
    process.execPath,
    [lerna, 'run', name, ...scope, ...order, '--concurrency', CONCURRENCY, '--loglevel', 'error'],
    {
      cwd: root,
      env: { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0', NX_TUI: 'false' },
    },
  )
}

export const bin = (name) => join(root, 'node_modules', '.bin', name)
