import { mkdtemp, mkdir, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createServer } from 'vite'
import { expect, it } from 'vitest'
import { sharedModulesCheck, sharedModulesInSources } from './shared-modules-check.ts'

const sharedModules = {
  react: { range: '^19.0.0', exports: ['useState', 'useId'] },
  'styled-components': { range: '^6.0.0', exports: ['css', 'styled'] },
}

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
    build: { write: false, rolldownOptions: { input: 'entry.js', external: ['react', 'styled-components'] } },
  })

it('refuses every export that is not shared, at once and by name', async () => {
  const code = "import { useState, useMade, useUp } from 'react'\nconsole.log(useState, useMade, useUp)"
  await expect(built(code)).rejects.toThrow(/'useMade' of 'react' is used in .*entry\.js[^]*'useUp' of 'react'/)
})
it('says what is shared of it, and asks nobody to read a folder of this repository', async () => {
  await expect(built("import { useMade } from 'react'\nconsole.log(useMade)")).rejects.toThrow(
    /Of 'react' it shares useState, useId\. Use one of these, or ask the site's team/,
  )
})
it('says how to import what is shared by name alone', async () => {
  const code = "import styled from 'styled-components'\nconsole.log(styled.h2``, styled.p``)"
  await expect(built(code)).rejects.toThrow(
    /entry\.js takes the default export of 'styled-components', .*: write `import \{ styled \} from 'styled-components'`\n/,
  )
})
it('says the same of the sources that a dev server serves, and reads no others', async () => {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'sources-')))
  await mkdir(join(root, 'src'))
  const code = "import styled from 'styled-components'\nexport const Title = styled.h2``"
  await writeFile(join(root, 'src/title.ts'), code)
  await writeFile(join(root, 'other.ts'), code)
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      { name: 'there', resolveId: (id) => (id === 'styled-components' ? `${root}/styled.js` : null) },
      sharedModulesInSources(sharedModules, [root]),
    ],
  })
  try {
    const served = (file: string) => server.transformRequest(file)
    await expect(served('/src/title.ts')).rejects.toThrow(/^src\/title\.ts takes the default export/)
    expect((await served('/other.ts'))?.code).toContain('styled.h2')
  } finally {
    await server.close()
    await rm(root, { recursive: true })
  }
})
it('lists what is used of what is shared', async () => {
  const result = await built("import * as React from 'react'\nconsole.log(React.useId(), React.useState(1))")
  const [{ output } = { output: [] }] = [result].flat().filter((each) => 'output' in each)
  const listed = output.find(({ fileName }) => fileName === 'used-modules.json')
  expect(listed).toMatchObject({ source: '{"react":["useId","useState"]}' })
})
