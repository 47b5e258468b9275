import { standard } from '@stageside/ui/palette'

const values: Readonly<Record<string, string>> = standard

const VARIABLE = /var\(--([a-z-]+)(?:,\s*([^()]+))?\)/g
const MIX = /color-mix\(in srgb, #([0-9a-f]{6}), #([0-9a-f]{6}) (\d{1,3})%\)/g

const channels = (hex: string): readonly number[] => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const mix = (first: string, second: string, percent: number): string => {
  const others = channels(second)
  const mixed = channels(first).map((value, index) => {
    const other = others[index] ?? value
    return Math.round(value + (other - value) * (percent / 100))
  })
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** CSS variables and mixed colours as plain ones, which is all that rasterisers of SVG know. Throws for what it cannot resolve. */
export const resolveColours = (svg: string): string => {
  const plain = svg
    .replaceAll(VARIABLE, (all, name: string, fallback?: string) => values[name] ?? fallback ?? all)
    .replaceAll(MIX, (_, first: string, second: string, percent: string) => mix(first, second, Number(percent)))
  const left = /var\(|color-mix\(/.exec(plain)
  if (left !== null)
    throw new Error(`A poster has a colour that cannot be drawn: ${plain.slice(left.index, left.index + 60)}`)
  return plain
}
