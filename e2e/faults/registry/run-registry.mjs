import { join } from 'node:path'
import { root } from '../../../scripts/lib/root.mjs'
import { run } from '../../../scripts/lib/say.mjs'
import { bin } from '../../../scripts/lib/tasks.mjs'

/**
 * Publishes over HTTP with several clients, each cutting requests at some byte, while the service is killed again and again. The same
 * test runs smaller with the slow tests. Gives whether nothing was lost and nothing was half visible.
 */
export const runRegistryFaults = async ([uploads = '2000', kills = '25', seed = '1']) => {
  try {
    await run(process.execPath, [bin('vitest'), 'run', 'src/service/kill-run.slow.test.ts'], {
      cwd: join(root, 'services', 'releases'),
      env: { REGISTRY_FAULT_UPLOADS: uploads, REGISTRY_FAULT_KILLS: kills, REGISTRY_FAULT_SEED: seed },
      loud: true,
    })
    return true
  } catch {
    return false
  }
}
