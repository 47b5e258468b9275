import { posterScenes } from '@site/contracts/composition'
import { expect, it } from 'vitest'
import { POSTER_RATIO } from './card.ts'
import { posterSvg } from './poster-svg.tsx'
import { resolveColours } from './resolve-colours.ts'

it.each([
  ['var(--night)', '#10182b'],
  ['var(--lamp, #ffd9a0)', '#ffd9a0'],
  ['color-mix(in srgb, #ffffff, #000000 45%)', '#8c8c8c'],
  ['color-mix(in srgb, var(--street), var(--night) 0%)', '#8a5a00'],
])('%s is %s', (css, plain) => expect(resolveColours(`<path fill="${css}"/>`)).toBe(`<path fill="${plain}"/>`))

it.each(['var(--unheard-of)', 'color-mix(in oklab, #ffffff, #000000 45%)'])('refuses %s', (css) =>
  expect(() => resolveColours(`<path fill="${css}"/>`)).toThrow('cannot be drawn'),
)

it.each(posterScenes)('the %s has plain colours only', (scene) => {
  const fills = [...posterSvg(scene, POSTER_RATIO).matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, value]) => value)
  expect(fills.length).toBeGreaterThan(5)
  for (const fill of fills) expect(fill).toMatch(/^(?:none|#[0-9a-f]{6})$/)
})
