import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

const processors = availableParallelism()

/** Keeps this process, and what it starts from now on, on one processor. False where that cannot be done. */
export const pinTo = (processor) => {
  if (processor >= processors) return false
  try {
    const list = String(processor)
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', list, String(process.pid)], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
