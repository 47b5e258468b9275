import type { Ink } from '@site/ui/poster/shapes'
import type { ComponentType } from 'react'
import { Bay } from './scenes/bay.tsx'
import { Circuit } from './scenes/circuit.tsx'
import { Desert } from './scenes/desert.tsx'
import { Quay } from './scenes/quay.tsx'

/** The poster drawn for each sample package. */
export const sceneOf: ReadonlyMap<string, ComponentType<Ink>> = new Map([
  ['singapore-f1', Circuit],
  ['coachella', Desert],
  ['london-business-summit', Quay],
  ['ultra-miami', Bay],
])
