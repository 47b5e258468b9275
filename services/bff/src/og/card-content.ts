import type { PosterScene } from '@site/contracts/composition'
import { site } from '@site/contracts/site'
import { drawableText } from './drawable-text.ts'

/** What a card says. */
export interface CardContent {
  readonly scene: PosterScene
  /** A few words above the title; empty to leave them out. */
  readonly kicker: string
  readonly title: string
  /** One or two sentences below the title; empty to leave it out. */
  readonly line: string
  /** In place of a title whose script no font covers; it names no one thing. */
  readonly plainTitle: string
}

/** What a card says in the letters of our fonts. */
export const drawableContent = (
  { scene, kicker, title, line, plainTitle }: CardContent,
  hasGlyph: (codePoint: number) => boolean,
) => {
  const own = drawableText(title, hasGlyph)
  return {
    scene,
    kicker: own ? (drawableText(kicker, hasGlyph) ?? '') : '',
    title: own || drawableText(plainTitle, hasGlyph) || site.tagline,
    line: drawableText(line, hasGlyph) ?? '',
  }
}
export type DrawableContent = ReturnType<typeof drawableContent>
