import { emptyFrame, frameMarks, type Frame } from '@site/contracts/frame'
import { frameHash, frameKey } from '@site/releases'
import { describe, expect, it, vi } from 'vitest'
import { fakeRelease } from '../../../releases/src/testing/fake-release.ts'
import { memoryStore } from '../../../releases/src/testing/memory-store.ts'
import { framed } from './prerendered-pages.ts'
import { createRenderedFrames } from './rendered-frames.ts'

const shell = fakeRelease('shell', '1.0.0')
const rendered = {
  '': { nav: '<nav>$&</nav>', footer: '<footer></footer>' },
  '/a': { nav: '<nav>A</nav>', footer: '' },
}
const frameOf = (id: number): Frame => ({
  ...emptyFrame,
  menus: [{ by: 'mf-a', id: `m${id}`, order: id, label: 'M' }],
})

describe('the frame around a page', () => {
  it('is read from the store, by the path of the page', async () => {
    const store = memoryStore()
    await store.write(frameKey('1.0.0', frameHash(emptyFrame)), Buffer.from(JSON.stringify(rendered)))
    const render = vi.fn()
    const find = createRenderedFrames(store, () => undefined, render)
    expect((await find(shell, emptyFrame, '/a'))?.nav).toBe('<nav>A</nav>')
    expect((await find(shell, emptyFrame, '/elsewhere'))?.nav).toBe('<nav>$&</nav>')
    expect(render).not.toHaveBeenCalled()
  })

  it('is rendered once where it is not stored, for all who ask at the same time', async () => {
    const render = vi.fn(async () => rendered)
    const find = createRenderedFrames(memoryStore(), () => undefined, render)
    await Promise.all([find(shell, emptyFrame, '/'), find(shell, emptyFrame, '/a')])
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('is null where rendering fails or too many wait, which is told', async () => {
    const problems: unknown[] = []
    const find = createRenderedFrames(
      memoryStore(),
      (error) => problems.push(error),
      () => Promise.reject(new Error('throws')),
    )
    const found = await Promise.all(Array.from({ length: 12 }, (_, id) => find(shell, frameOf(id), '/')))
    expect(found.every((each) => each === null)).toBe(true)
    expect(problems.map(String).filter((text) => text.includes('wait to be rendered'))).toHaveLength(4)
  })

  it('does not keep a page waiting for longer than three seconds', async () => {
    vi.useFakeTimers()
    const find = createRenderedFrames(
      memoryStore(),
      () => undefined,
      () => new Promise(() => undefined),
    )
    const found = find(shell, emptyFrame, '/')
    await vi.advanceTimersByTimeAsync(3000)
    expect(await found).toBeNull()
    vi.useRealTimers()
  })
})

describe('a stored page', () => {
  const page = {
    html: `<div>${frameMarks.nav}<main></main>${frameMarks.footer}</div>`,
    styles: '',
    styleAttributes: [],
  }

  it('gets the frame in place of its marks, whatever it says', async () =>
    expect((await framed(page, async () => rendered['']))?.html).toBe(
      '<div><nav>$&</nav><main></main><footer></footer></div>',
    ))

  it('is not used without its frame', async () => expect(await framed(page, async () => null)).toBeNull())

  it('of a shell that is older than contributions is used as it is', async () => {
    const old = { ...page, html: '<header>Old</header>' }
    expect(await framed(old, () => Promise.reject(new Error('not asked for')))).toBe(old)
  })
})
