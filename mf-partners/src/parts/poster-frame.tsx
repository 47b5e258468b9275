import { Poster, type Scene } from '@site/ui/poster'
import { media, radius } from '@site/ui/tokens'
import { styled } from 'styled-components'

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

export interface PosterFrameProps {
  readonly scene: Scene
  readonly ink?: string
  /** CSS aspect ratios on phones and beyond. */
  readonly narrow?: string
  readonly wide?: string
}

/** A decorative poster that shows more of its scene on wide windows. */
export const PosterFrame = ({ scene, ink, narrow = '4 / 3', wide = narrow }: PosterFrameProps) => (
  <Window $narrow={narrow} $wide={wide}>
    <Poster scene={scene} ratio={3} {...(ink === undefined ? {} : { ink })} />
  </Window>
)
