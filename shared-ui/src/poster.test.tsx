import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Poster } from './poster.tsx'

const scenes = ['court', 'stage', 'hall', 'street'] as const

describe('posters', () => {
  test.each(scenes)('%s is decoration without a title and a named picture with one', (scene) => {
    const decoration = renderToStaticMarkup(<Poster scene={scene} />)
    expect(decoration).toContain('aria-hidden="true"')
    expect(decoration).not.toContain('role="img"')
    const picture = renderToStaticMarkup(<Poster scene={scene} title="A night out" />)
    expect(picture).toContain('role="img" aria-label="A night out"')
    expect(picture).not.toContain('aria-hidden')
  })

  test('shows more of both sides at a wider ratio', () => {
    expect(renderToStaticMarkup(<Poster scene="court" ratio={1} />)).toContain('viewBox="-150 0 300 300"')
    expect(renderToStaticMarkup(<Poster scene="court" ratio={3} />)).toContain('viewBox="-450 0 900 300"')
  })

  test('replaces the ink of the scene by the given one', () => {
    const html = renderToStaticMarkup(<Poster scene="hall" ink="var(--transit)" />)
    expect(html).toContain('fill="var(--transit)"')
    expect(html).not.toContain('var(--expo)')
  })

  test('contains valid coordinates only', () => {
    for (const scene of scenes) expect(renderToStaticMarkup(<Poster scene={scene} />)).not.toMatch(/NaN|undefined/)
  })
})
