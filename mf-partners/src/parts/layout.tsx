import { Badge } from '@stageside/ui/badge'
import { PageScaffold } from '@stageside/ui/page-scaffold'
import { Poster, type Scene } from '@stageside/ui/poster'
import { color, font, media, radius, space } from '@stageside/ui/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** The sentence under a title. */
const Strapline = styled.p`
  max-width: 36ch;
  font: 500 clamp(1.25rem, 1.05rem + 0.9vw, 1.6875rem) / 1.3 ${font.head};
  letter-spacing: -0.01em;
  text-wrap: balance;
`

interface ContentPageProps {
  readonly content: { readonly title: string; readonly strapline: string }
  /** Above the title. */
  readonly badge?: string
  readonly children: ReactNode
}

export const ContentPage = ({ content: { title, strapline }, badge, children }: ContentPageProps) => (
  <PageScaffold
    title={title}
    kicker={
      badge === undefined ? undefined : (
        <div>
          <Badge $tone="signal">{badge}</Badge>
        </div>
      )
    }
    intro={<Strapline>{strapline}</Strapline>}
  >
    {children}
  </PageScaffold>
)

/** A section of a page with its own heading. */
export const Chapter = styled.section<{ $gap?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 6 }) => space($gap)};
  padding-block: clamp(${space(3)}, 2.5vw, ${space(8)});
  min-width: 0;
  & > * {
    min-width: 0;
  }
`

/**
 * A dark band across the whole window. A border image paints beyond the column without widening the page, so that nothing scrolls
 * sideways. `$last` closes the gap to the footer.
 */
export const Night = styled.section.attrs<{ 'data-surface'?: 'night' }>({ 'data-surface': 'night' })<{
  $last?: boolean
}>`
  background: ${color.night};
  border-image: conic-gradient(${color.night} 0 0) fill 0 / 0 / 0 100vw;
  color: ${color.nightText};
  padding-block: clamp(${space(10)}, 6vw, ${space(16)});
  margin-block: ${space(4)} ${({ $last }) => ($last ? `-${space(6)}` : space(4))};
  min-width: 0;
  ${media.print} {
    background: none;
    border-image: none;
    color: inherit;
  }
`

const Window = styled.div<{ $narrow: string; $wide: string }>`
  aspect-ratio: ${({ $narrow }) => $narrow};
  overflow: hidden;
  border-radius: ${radius.ticket};
  svg {
    width: 100%;
    height: 100%;
  }
  ${media.tablet} {
    aspect-ratio: ${({ $wide }) => $wide};
  }
`

interface PosterFrameProps {
  readonly scene: Scene
  /** CSS aspect ratios on phones and beyond. */
  readonly narrow: string
  readonly wide: string
}

/** A decorative poster that shows more of its scene on wide windows. */
export const PosterFrame = ({ scene, narrow, wide }: PosterFrameProps) => (
  <Window $narrow={narrow} $wide={wide}>
    <Poster scene={scene} ratio={3} />
  </Window>
)
