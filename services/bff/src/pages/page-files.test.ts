import { expect, it } from 'vitest'
import { published } from '../testing/front.ts'
import { filesOf } from './page-files.ts'

it('preloads the fonts of every page, and no others', () => {
  const shell = published('shell', [])
  const release = shell.extras.modulefederation
  const font = { integrity: `sha256-${'f'.repeat(43)}=`, bytes: 9 }
  const files = {
    ...release.files,
    'assets/figtree-core-B8e3.woff2': font,
    'assets/figtree-rest-C1f2.woff2': font,
    'assets/core-sampler.woff2': font,
  }
  const withFonts = { ...shell, extras: { modulefederation: { ...release, files } } }
  const route = { path: '/', title: 'T', description: 'D', page: 'p', prerender: true }
  expect(filesOf(withFonts, null, route).fonts).toEqual(['/releases/shell/1.0.0/assets/figtree-core-B8e3.woff2'])
})

it('gives remotes the entry of the shell for every shared module', () => {
  const shell = published('shell', [])
  const release = { ...shell.extras.modulefederation, sharedModules: { react: ['useState'], 'react-dom': [] } }
  const { entry, imports } = filesOf({ ...shell, extras: { modulefederation: release } }, null, {
    path: '/',
    title: 'T',
    description: 'D',
    page: 'p',
    prerender: true,
  })
  expect(imports).toEqual({ react: entry, 'react-dom': entry })
})
