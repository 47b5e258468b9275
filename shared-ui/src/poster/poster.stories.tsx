import type { ReactNode } from 'react'
import type { Stories } from '../../gallery/kinds.ts'
import { Grid } from '../layout.tsx'
import { PosterSheet } from '../poster-sheet.tsx'
import { Poster } from '../poster.tsx'
import { Court } from './court.tsx'
import { Hall } from './hall.tsx'
import { Beam, Crowd, Ground, SCENE_HEIGHT, Sky } from './shapes.tsx'
import { Stage } from './stage.tsx'
import { Street } from './street.tsx'
import { color } from '../tokens.ts'

/** A part of a drawing alone, on the window of a poster twice as wide as high. */
const Part = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox={`${-SCENE_HEIGHT} 0 ${2 * SCENE_HEIGHT} ${SCENE_HEIGHT}`} aria-hidden>
    {children}
  </svg>
)

export default {
  'Poster: default': <Poster scene="court" title="A tennis court at night" />,
  'Poster: scenes': (
    <Grid $min={12} $gap={4}>
      <Poster scene="court" />
      <Poster scene="stage" />
      <Poster scene="hall" />
      <Poster scene="street" />
    </Grid>
  ),
  'Poster: wide': <Poster scene="stage" ratio={3} />,
  'Poster: tall': (
    <div style={{ maxWidth: '14rem' }}>
      <Poster scene="street" ratio={0.6} />
    </div>
  ),
  'Poster: another ink': <Poster scene="hall" ink={color.signal} />,
  'PosterSheet: default': <PosterSheet drawing={Court} ink={color.court} title="A tennis court at night" />,
  'Court: default': <PosterSheet drawing={Court} ink={color.court} ratio={2} />,
  'Stage: default': <PosterSheet drawing={Stage} ink={color.stage} ratio={2} />,
  'Hall: default': <PosterSheet drawing={Hall} ink={color.expo} ratio={2} />,
  'Street: default': <PosterSheet drawing={Street} ink={color.street} ratio={2} />,
  'Sky: default': (
    <Part>
      <Sky fill={color.nightLine} />
    </Part>
  ),
  'Ground: default': (
    <Part>
      <Ground top={200} fill={color.court} />
    </Part>
  ),
  'Beam: default': (
    <Part>
      <Beam from={[0, 20]} to={[0, 300]} width={200} fill={color.stage} opacity={0.6} />
    </Part>
  ),
  'Crowd: default': (
    <Part>
      <Crowd top={180} fill={color.stage} cheering />
    </Part>
  ),
} satisfies Stories
