import { describe, expect, test } from 'vitest'
import { palettes } from './palette.ts'

const channel = (hex: string, at: number): number => {
  const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

/** Every grey step stands for whatever colour of that luminance a poster or photograph shows beside the ring. */
const anyGround = Array.from({ length: 256 }, (_, step) => `#${step.toString(16).padStart(2, '0').repeat(3)}`)

describe.each(Object.entries(palettes))('with %s contrast', (name, palette) => {
  test.each([
    ['focus', 'focus-halo'],
    ['night-focus', 'night-focus-halo'],
  ] as const)('the ring %s or its halo stands out 3:1 from every ground, and from each other', (ring, halo) => {
    const grounds = [...anyGround, ...Object.values(palette)]
    const weakest = Math.min(
      ...grounds.map((ground) => Math.max(contrast(palette[ring], ground), contrast(palette[halo], ground))),
    )
    expect(weakest).toBeGreaterThanOrEqual(3)
    expect(contrast(palette[ring], palette[halo])).toBeGreaterThanOrEqual(3)
  })

  test.each(['paper', 'card', 'walk-tint', 'danger-tint'] as const)(
    'the ring itself stands out 3:1 from %s',
    (ground) => expect(contrast(palette.focus, palette[ground])).toBeGreaterThanOrEqual(3),
  )

  test.each(['night', 'signal', 'signal-deep', 'court', 'stage', 'expo', 'street'] as const)(
    'the ring of night surfaces stands out 3:1 from %s',
    (ground) => expect(contrast(palette['night-focus'], palette[ground])).toBeGreaterThanOrEqual(3),
  )

  const text: readonly (readonly [keyof typeof palette, keyof typeof palette])[] = [
    ['ink', 'paper'],
    ['muted', 'paper'],
    ['muted', 'card'],
    ['on-signal', 'signal'],
    ['on-signal', 'signal-deep'],
    ['signal', 'paper'],
    ['danger', 'danger-tint'],
    ['night-text', 'night'],
    ['night-muted', 'night'],
  ]
  test.each(text)('%s on %s can be read', (over, under) =>
    expect(contrast(palette[over], palette[under])).toBeGreaterThanOrEqual(name === 'more' ? 7 : 4.5),
  )
})
