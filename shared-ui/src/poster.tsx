import { PosterSheet, type PosterSheetProps } from './poster-sheet.tsx'
import { type Scene, scenes } from './poster/scenes.tsx'
import { color } from './tokens.ts'

export type { Scene }

/** Poster and ink of each kind of occasion. */
export const looks = {
  sports: { scene: 'court', ink: color.court },
  music: { scene: 'stage', ink: color.stage },
  business: { scene: 'hall', ink: color.expo },
  location: { scene: 'street', ink: color.street },
} as const satisfies Record<string, { readonly scene: Scene; readonly ink: string }>

interface PosterProps extends Omit<PosterSheetProps, 'drawing' | 'ink'> {
  readonly scene: Scene
  /** Main ink, any token; the scene's own category colour when left out. */
  readonly ink?: string
}

/** A flat scene in three colours: night, one ink and lamp light. It fills its parent's width. */
export const Poster = ({ scene, ink, ...sheet }: PosterProps) => {
  const { Drawing, ink: own } = scenes[scene]
  return <PosterSheet drawing={Drawing} ink={ink ?? own} {...sheet} />
}
