import type { ComponentType } from 'react'
import { color } from '../tokens.ts'
import { Court } from './court.tsx'
import { Hall } from './hall.tsx'
import type { Ink } from './shapes.tsx'
import { Stage } from './stage.tsx'
import { Street } from './street.tsx'

export type Scene = 'court' | 'stage' | 'hall' | 'street'

/** The drawing of each scene, and the ink it has where no other is asked for. */
export const scenes: Record<Scene, { readonly Drawing: ComponentType<Ink>; readonly ink: string }> = {
  court: { Drawing: Court, ink: color.court },
  stage: { Drawing: Stage, ink: color.stage },
  hall: { Drawing: Hall, ink: color.expo },
  street: { Drawing: Street, ink: color.street },
}
