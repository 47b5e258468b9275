import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentHashOf, type BuiltFile, type Dist } from '../build/read-dist.ts'
import { createClient, type Client } from '../registry/client.ts'
import { cut, refuse, startFakeRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { uploadBuild } from './upload.ts'

let registry: FakeRegistry
let client: Client
const told: string[] = []

beforeEach(async () => {
  registry = await startFakeRegistry()
  told.length = 0
  client = createClient({ address: registry.address, token: { value: 'x', from: 'a test' }, firstWaitMs: 1 })
})
afterEach(() => registry.stop())

const file = (path: string, text: string): BuiltFile => {
  const bytes = Buffer.from(text)
  return { path, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}
const dist = (count: number): Dist => {
  const files = Array.from({ length: count }, (_, n) => file(`assets/${n}.js`, `// ${n}`))
  return { files, contentHash: contentHashOf(files) }
}

const project = { name: 'mf-a', version: '1.0.0' }
const provenance = { commit: null, tree: 'outside git' } as const
const upload = (build: Dist) => uploadBuild(client, project, build, provenance, (line) => void told.push(line))
const puts = () => registry.calls.filter(({ method }) => method === 'PUT')

describe('an upload', () => {
  it('sends every file once, a few at a time', async () => {
    expect(await upload(dist(40))).toMatchObject({ sent: 40, of: 40 })
    expect(puts()).toHaveLength(40)
    expect(registry.stored.size).toBe(40)
    expect(registry.mostUnderway()).toBeLessThanOrEqual(8)
  })

  it('sends a file once that stands at two paths', async () => {
    const files = [file('a.js', 'same'), file('b.js', 'same')]
    expect(await upload({ files, contentHash: contentHashOf(files) })).toMatchObject({ sent: 1, of: 1 })
  })

  it('goes on where it was cut', async () => {
    const build = dist(30)
    registry.fault(cut(({ method }) => method === 'PUT' && registry.stored.size >= 12, Number.POSITIVE_INFINITY))
    await expect(upload(build)).rejects.toThrow(/No answer/)
    registry.mend()
    const { sent } = await upload(build)
    expect(sent).toBeLessThanOrEqual(18)
    expect(registry.stored.size).toBe(30)
    expect(told.at(-1)).toMatch(/files of 30 to send: the others are there already/)
  })

  it('ends what is under way when one file cannot be sent', async () => {
    const held: (() => void)[] = []
    registry.fault((call, response) => {
      if (call.method !== 'PUT') return false
      if (held.length < 7) held.push(() => response.destroy())
      else refuse(413, { error: 'Too large.', code: 'too_large' })(call, response)
      return true
    })
    await expect(upload(dist(30))).rejects.toThrow(/Too large/)
    expect(puts()).toHaveLength(8)
    for (const end of held) end()
  })

  it('sends again what the registry lost in between', async () => {
    let lost = false
    registry.fault(({ method }) => {
      if (method === 'POST' && registry.stored.size === 3 && !lost) {
        lost = true
        registry.stored.delete([...registry.stored.keys()][0] ?? '')
      }
      return false
    })
    expect(await upload(dist(3))).toMatchObject({ sent: 4, of: 3 })
    expect(registry.stored.size).toBe(3)
  })

  it('gives up a registry that keeps losing files', async () => {
    registry.fault(({ method }) => {
      if (method === 'POST') registry.stored.clear()
      return false
    })
    await expect(upload(dist(2))).rejects.toThrow(/After 3 rounds the registry still misses 2 files/)
  })

  it('names the build by the order of its paths, whatever order they were read in', () => {
    const files = [file('b.js', '2'), file('B.js', '1'), file('a/z.js', '0')]
    expect(contentHashOf(files)).toBe(contentHashOf(files.toReversed()))
    expect(contentHashOf(files)).not.toBe(contentHashOf([file('b.js', '3'), ...files.slice(1)]))
  })
})
