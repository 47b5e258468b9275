import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import { type Ink, SCENE_HEIGHT } from './poster/shapes.tsx'
import { color } from './tokens.ts'

const Sheet = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  background: ${color.night};
`

export interface PosterSheetProps {
  readonly drawing: ComponentType<Ink>
  /** Main ink, any token. */
  readonly ink: string
  /** Text alternative; left out for decoration, which is hidden from screen readers. */
  readonly title?: string | undefined
  /** Width over height, 0.6 to 3; wider posters show more of the scene's sides. */
  readonly ratio?: number | undefined
  readonly className?: string | undefined
}

/** The SVG frame of a scene: a crop of its drawing, as wide as the ratio needs. It fills its parent's width. */
export const PosterSheet = ({ drawing: Drawing, ink, title, ratio = 4 / 3, className }: PosterSheetProps) => {
  const width = SCENE_HEIGHT * ratio
  const manners = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title }
  return (
    <Sheet
      viewBox={`${-width / 2} 0 ${width} ${SCENE_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"

      className={className}
      {...manners}
    >
      <Drawing ink={ink} />
    </Sheet>
  )
}
