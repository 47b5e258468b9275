import { ogImageSize } from '@site/contracts/og-image'
import type { PosterScene } from '@site/contracts/composition'
import { site } from '@site/contracts/site'
import { standard } from '@stageside/ui/palette'
import type { Node } from '@takumi-rs/core'
import type { DrawableContent } from './card-content.ts'
import type { Family } from './fonts.ts'
import { titleSize } from './title-size.ts'

const POSTER_WIDTH = 470
export const POSTER_RATIO = POSTER_WIDTH / ogImageSize.height
const WORDS_WIDTH = ogImageSize.width - POSTER_WIDTH
const PADDING = { start: 64, end: 48 } as const
/** Width of a line of text. */
export const LINE_WIDTH = WORDS_WIDTH - PADDING.start - PADDING.end
/** The perforation between words and poster, as on a ticket. */
const HOLE = { radius: 9, step: 30 } as const
const DOT = { size: 8, gap: 14 } as const

/** Names of the pictures in the layout. */
export const MARK = 'mark'
export const posterName = (scene: PosterScene): string => `poster-${scene}`

const HEAD: Family = 'Bricolage Grotesque'
const TEXT: Family = 'Figtree'

const inks: Record<PosterScene, string> = {
  court: standard.court,
  stage: standard.stage,
  hall: standard.expo,
  street: standard.street,
}

const row = (count: number, child: (index: number) => Node): Node[] => Array.from({ length: count }, (_, n) => child(n))

const brand: Node = {
  type: 'container',
  style: { display: 'flex', flexDirection: 'row', alignItems: 'center', gap: 14 },
  children: [
    { type: 'image', src: MARK, style: { width: 46, height: 44 } },
    {
      type: 'text',
      text: site.brand,
      style: { fontFamily: HEAD, fontWeight: 800, fontSize: 38, letterSpacing: '-0.03em', color: standard.night },
    },
  ],
}

const titleOf = (title: string): Node => ({
  type: 'text',
  text: title,
  style: {
    fontFamily: HEAD,
    fontWeight: 750,
    fontSize: titleSize(title, LINE_WIDTH),
    lineHeight: 1.06,
    letterSpacing: '-0.025em',
    color: standard.ink,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    lineClamp: 4,
    textOverflow: 'ellipsis',
  },
})

const kickerOf = (kicker: string, ink: string): Node => ({
  type: 'text',
  text: kicker,
  style: { fontFamily: HEAD, fontWeight: 650, fontSize: 36, lineHeight: 1.2, color: ink },
})

const lineOf = (line: string): Node => ({
  type: 'text',
  text: line,
  style: {
    fontFamily: TEXT,
    fontWeight: 450,
    fontSize: 29,
    lineHeight: 1.4,
    color: standard.muted,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    lineClamp: 3,
    textOverflow: 'ellipsis',
  },
})

/** The walk: a row of dots from the words to the poster. */
const walk = (ink: string): Node => ({
  type: 'container',
  style: { display: 'flex', flexDirection: 'row', gap: DOT.gap, marginRight: -PADDING.end, overflow: 'hidden' },
  children: row(Math.ceil((LINE_WIDTH + PADDING.end) / (DOT.size + DOT.gap)), () => ({
    type: 'container',
    style: { width: DOT.size, height: DOT.size, borderRadius: DOT.size / 2, flexShrink: 0, backgroundColor: ink },
  })),
})

const perforation = (): Node[] =>
  row(ogImageSize.height / HOLE.step, (n) => ({
    type: 'container',
    style: {
      position: 'absolute',
      left: -HOLE.radius,
      top: (n + 0.5) * HOLE.step - HOLE.radius,
      width: 2 * HOLE.radius,
      height: 2 * HOLE.radius,
      borderRadius: HOLE.radius,
      backgroundColor: standard.paper,
    },
  }))

/** The card as a layout for the rasteriser: words on paper, a perforation, the poster. */
export const cardOf = ({ scene, kicker, title, line }: DrawableContent): Node => ({
  type: 'container',
  style: { display: 'flex', flexDirection: 'row', ...ogImageSize, backgroundColor: standard.paper },
  children: [
    {
      type: 'container',
      style: {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: WORDS_WIDTH,
        height: ogImageSize.height,
        padding: `56px ${PADDING.end}px 64px ${PADDING.start}px`,
      },
      children: [
        brand,
        {
          type: 'container',
          style: { display: 'flex', flexDirection: 'column', gap: 22 },
          children: [
            ...(kicker === '' ? [] : [kickerOf(kicker, inks[scene])]),
            titleOf(title),
            ...(line === '' ? [] : [lineOf(line)]),
          ],
        },
        walk(inks[scene]),
      ],
    },
    {
      type: 'container',
      style: { display: 'flex', position: 'relative', width: POSTER_WIDTH, height: ogImageSize.height },
      children: [
        { type: 'image', src: posterName(scene), style: { width: POSTER_WIDTH, height: ogImageSize.height } },
        ...perforation(),
      ],
    },
  ],
})
