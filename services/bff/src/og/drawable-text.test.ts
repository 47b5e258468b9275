import { expect, it } from 'vitest'
import { drawableText } from './drawable-text.ts'
import { readFonts } from './fonts.ts'

const fonts = await readFonts()
const hasGlyph = (code: number) => fonts.some(({ characters }) => characters.has(code))

it.each([
  ['Rod Laver Arena', 'Rod Laver Arena'],
  ['Café Đặng, Şişli & Łódź', 'Café Đặng, Şişli & Łódź'],
  ['an accent typed apart: Cafe\u0301', 'an accent typed apart: Café'],
  ['Ţara and Ḥalab', 'Tara and Halab'],
  ['4★ hotel 🎾 near  the court', '4 hotel near the court'],
])('%s is drawn as %s', (text, drawn) => expect(drawableText(text, hasGlyph)).toBe(drawn))

it.each(['東京ドームホテル', 'Hotel 東京', 'โรงแรม', 'فندق', 'Отель', 'Ξενοδοχείο'])(
  '%s has letters that no font of ours can draw',
  (text) => expect(drawableText(text, hasGlyph)).toBeNull(),
)
