import { posterScenes } from '@site/contracts/composition'
import { ogImageSize } from '@site/contracts/og-image'
import { site } from '@site/contracts/site'
import { cardOf, MARK, POSTER_RATIO, posterName } from './card.ts'
import { type CardContent, drawableContent } from './card-content.ts'
import { readFonts } from './fonts.ts'
import { markSvg } from './mark-svg.ts'
import { posterSvg } from './poster-svg.tsx'

/** Bytes that the rasteriser keeps of decoded pictures: the four posters and the mark. */
const DECODED_BYTES = 16 * 1024 * 1024

/** Draws a card as a PNG, outside the main thread. */
export type DrawCard = (content: CardContent, signal: AbortSignal) => Promise<Buffer>

/**
 * Loads the rasteriser, the fonts and the posters. Not at the start of the server: one without pictures is better than none, and most
 * never draw one before they are asked for pages.
 */
export const loadDrawCard = async (): Promise<DrawCard> => {
  const [{ Renderer }, fonts] = await Promise.all([import('@takumi-rs/core'), readFonts()])
  const renderer = new Renderer({ cacheMaxBytes: DECODED_BYTES })
  for (const { name, data, characters } of fonts)
    await renderer.registerFont({ name, data, unicodeRange: [...characters].map((code) => [code, code]) })
  const hasGlyph = (code: number): boolean => fonts.some(({ characters }) => characters.has(code))
  const posters = new Map(posterScenes.map((scene) => [scene, Buffer.from(posterSvg(scene, POSTER_RATIO))]))
  const mark = Buffer.from(markSvg)
  return (content, signal) => {
    const drawable = drawableContent(content, hasGlyph)
    const poster = posters.get(drawable.scene) ?? Buffer.alloc(0)
    // By its own name: decoded pictures are kept by name.
    const images = [
      { src: posterName(drawable.scene), data: poster },
      { src: MARK, data: mark },
    ]
    return renderer.render(cardOf(drawable), { ...ogImageSize, format: 'png', lang: site.locale, images, signal })
  }
}
