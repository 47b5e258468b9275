import type { PosterScene } from '@site/contracts/composition'
import { drawableText, type HasGlyph } from './drawable-text.ts'

/** What a card says. */
export interface CardContent {
  readonly scene: PosterScene
  /** A few words above the title; empty to leave them out. */
  readonly kicker: string
  readonly title: string
  /** One or two sentences below the title; empty to leave it out. */
  readonly line: string
  /** In place of a title whose script no font covers: the route's own, in English. */
  readonly plainTitle: string
}

/** The parts of a title that can be drawn, such as the town of "東京ドームホテル, Tokyo". */
const drawableParts = (title: string, hasGlyph: HasGlyph): string =>
  title
    .split(/[,:] /)
    .map((part) => drawableText(part, hasGlyph))
    .filter(Boolean)
    .join(', ')

/** What a card says in the letters of our fonts. */
export const drawableContent = ({ scene, kicker, title, line, plainTitle }: CardContent, hasGlyph: HasGlyph) => {
  const below = drawableText(line, hasGlyph) ?? ''
  const own = drawableText(title, hasGlyph)
  if (own) return { scene, kicker: drawableText(kicker, hasGlyph) ?? '', title: own, line: below }
  const parts = drawableParts(title, hasGlyph)
  return { scene, kicker: parts === '' ? '' : plainTitle, title: parts || plainTitle, line: below }
}
export type DrawableContent = ReturnType<typeof drawableContent>
