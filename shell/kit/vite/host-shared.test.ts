// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { groups } from './chunks.ts'
import { hostShared } from './host-shared.ts'

beforeAll(() => {
  // Otherwise federation is off in tests.
  vi.stubEnv('MFE_VITE_NO_TEST_ENV_CHECK', 'true')
})
afterAll(() => vi.unstubAllEnvs())

const SOURCES: Readonly<Record<string, string>> = {
  'remote.ts': `import { useState } from 'react'
import { state } from './old.cjs'
export const remote = { useState, state, page: () => import('./page.ts'), other: () => import('./other.ts') }`,
  'old.cjs': `exports.state = require('react').useState`,
  'page.ts': `import * as React from 'react'
import { jsx } from 'react/jsx-runtime'
import { both } from './both.ts'
export const Page = () => jsx(React.Fragment, { key: both })`,
  'other.ts': `export { both } from './both.ts'`,
  'both.ts': `export const both = 'both'`,
}

const buildRemote = async () => {
  const root = await mkdtemp(join(tmpdir(), 'remote-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'src'))
  for (const [file, text] of Object.entries(SOURCES)) await writeFile(join(root, 'src', file), text)
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [hostShared('mf-a', ['react', 'react/jsx-runtime'])],
    build: { write: false, minify: false, rolldownOptions: { output: { codeSplitting: { groups } } } },
  })
  const [built] = Array.isArray(output) ? output : [output]
  return 'output' in built ? built.output : []
}

it('leaves shared modules to the page: bare imports, for libraries in CommonJS too', async () => {
  const files = await buildRemote()
  const entry = files.find(({ fileName }) => fileName === 'remote.js')
  const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []))
  expect(entry).toMatchObject({ isEntry: true, exports: expect.arrayContaining(['remote']) })
  expect([...new Set(chunks.flatMap(({ imports }) => imports.filter((id) => !id.endsWith('.js'))))].sort()).toEqual([
    'react',
    'react/jsx-runtime',
  ])
  expect(chunks.map(({ code }) => code).join('\n')).not.toMatch(/require\(['"]react/)
  expect(chunks.map(({ fileName }) => fileName.replace(/-[\w-]{8}\.js$/, ''))).toContain('assets/page')
  expect(files.map(({ fileName }) => fileName)).toContain('mf-manifest.json')
})
