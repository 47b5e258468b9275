import { describe, expect, it } from 'vitest'
import { closureOf, without, type ViteManifest } from './closure.ts'

const manifest: ViteManifest = {
  'remote.ts': { file: 'remote.js', imports: ['_shared'], dynamicImports: ['a.tsx'] },
  'a.tsx': { file: 'a.js', imports: ['_shared', '_b'], css: ['a.css'] },
  _shared: { file: 'shared.js' },
  _b: { file: 'b.js', imports: ['_shared', 'a.tsx'], css: ['b.css'] },
}

describe('closure of a page', () => {
  it('follows static imports and styles, cyclic ones too, but not dynamic imports', () => {
    expect(closureOf(manifest, ['remote.ts'])).toEqual({ js: ['remote.js', 'shared.js'], css: [] })
    expect(closureOf(manifest, ['a.tsx'])).toEqual({ js: ['a.js', 'shared.js', 'b.js'], css: ['a.css', 'b.css'] })
  })
  it('leaves out files that are already loaded', () =>
    expect(without(closureOf(manifest, ['a.tsx']), closureOf(manifest, ['remote.ts'])).js).toEqual(['a.js', 'b.js']))
})
