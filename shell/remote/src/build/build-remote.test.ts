import { expect, it } from 'vitest'
import { saidOf } from './build-remote.ts'

it('keeps what a build says and where it is in the remote, and drops the frames of tools', () => {
  const output = `error during build:
Build failed with 1 error:

[plugin site:shared-modules-check] src/a.tsx takes the default export of 'styled-components'
    at getRollupError (file:///x/node_modules/rolldown/dist/shared/parse.mjs:42:1)
    at async Promise.all (node:internal/process/task_queues:95:5)
    at pages (/x/vite.config.ts:3:9)`
  expect(saidOf(output)).toEqual([
    'error during build:',
    'Build failed with 1 error:',
    "[plugin site:shared-modules-check] src/a.tsx takes the default export of 'styled-components'",
    '    at pages (/x/vite.config.ts:3:9)',
  ])
})
