import { fileURLToPath } from 'node:url'

/** The checkout this script belongs to. */
export const root = fileURLToPath(new URL('../..', import.meta.url))
