import { renderToStaticMarkup } from 'react-dom/server'
import { SCENE_HEIGHT } from '@stageside/ui/poster/shapes'
import { type Scene, scenes } from '@stageside/ui/poster/scenes'
import { resolveColours } from './resolve-colours.ts'

/** A scene as an SVG file of its own: no style sheet and no browser stands behind its colours. `ratio` is width over height. */
export const posterSvg = (scene: Scene, ratio: number): string => {
  const { Drawing, ink } = scenes[scene]
  const width = SCENE_HEIGHT * ratio
  return resolveColours(
    renderToStaticMarkup(
      <svg xmlns="http://www.w3.org/2000/svg" viewBox={`${-width / 2} 0 ${width} ${SCENE_HEIGHT}`}>
        <Drawing ink={ink} />
      </svg>,
    ),
  )
}
