// @vitest-environment node
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { remoteConfig } from './remote-config.ts'

const NAME = 'mf-legal'

beforeAll(() => {
  // Otherwise federation is off in tests.
  vi.stubEnv('MFE_VITE_NO_TEST_ENV_CHECK', 'true')
  vi.stubEnv('NODE_ENV', 'production')
})
afterAll(() => vi.unstubAllEnvs())

/** Delays the read of every file of the remote, in ms: longer than federation waits. */
const slowDisk = (ms: number): Plugin => ({
  name: 'slow-disk',
  enforce: 'pre',
  load: { order: 'pre', handler: async (id) => void (/virtual:mf|__mf/.test(id) || (await sleep(ms))) },
})

/** Federation numbers the builds of one process in these. */
const NUMBERED = /localSharedImportMap|hostInit|pendingShares|remoteEntry/

/** Names of what is built, each with the hash of its content. */
const filesOf = async (ms: number): Promise<string[]> => {
  const config = remoteConfig(NAME)({ command: 'build', mode: 'production', isSsrBuild: false })
  const output = await build({
    ...config,
    configFile: false,
    root: fileURLToPath(new URL(`../../../${NAME}`, import.meta.url)),
    logLevel: 'silent',
    plugins: [slowDisk(ms), ...(config.plugins ?? [])],
    build: { ...config.build, write: false },
  })
  const built = Array.isArray(output) ? output[0] : output
  return built !== undefined && 'output' in built
    ? built.output.map((file) => file.fileName).filter((file) => !NUMBERED.test(file))
    : []
}

it('builds a remote to the same files when reading them is slow', { timeout: 60_000 }, async () => {
  const files = await filesOf(0)
  expect(files.length).toBeGreaterThan(10)
  expect((await filesOf(40)).sort()).toEqual(files.sort())
})
