import { build } from 'vite'
import { expect, it } from 'vitest'
import { sharedModulesCheck } from './shared-modules-check.ts'

const sharedModules = { react: { range: '^19.0.0', exports: ['useState', 'useId'] } }

/** Builds one module with the check alone. */
const built = (code: string) =>
  build({
    logLevel: 'silent',
    configFile: false,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry.js' ? id : null),
        load: (id) => (id === 'entry.js' ? code : null),
      },
      sharedModulesCheck(sharedModules),
    ],
    build: { write: false, rolldownOptions: { input: 'entry.js', external: ['react'] } },
  })

it('refuses every export that is not shared, at once and by name', async () => {
  const code = "import { useState, useMade, useUp } from 'react'\nconsole.log(useState, useMade, useUp)"
  await expect(built(code)).rejects.toThrow(/'useMade' of 'react' is used in .*entry\.js[^]*'useUp' of 'react'/)
})
it('lists what is used of what is shared', async () => {
  const result = await built("import * as React from 'react'\nconsole.log(React.useId(), React.useState(1))")
  const [{ output } = { output: [] }] = [result].flat().filter((each) => 'output' in each)
  const listed = output.find(({ fileName }) => fileName === 'used-modules.json')
  expect(listed).toMatchObject({ source: '{"react":["useId","useState"]}' })
})
