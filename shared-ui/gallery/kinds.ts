import type { ReactElement } from 'react'

/** What a file of stories exports: the picture of each component in each state, under `Component: state`. */
export type Stories = Readonly<Record<`${string}: ${string}`, ReactElement>>
