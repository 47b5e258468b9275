import type { DayWays } from './use-day-ways.ts'
import type { LineKind } from './leg-lines.ts'

const SENTENCES: Readonly<Record<LineKind, string>> = {
  street: 'Green: on foot along the streets.',
  straight: 'Dashed: straight lines, as we don’t know the way along the streets there.',
  transit: 'Blue: by public transport, drawn straight.',
}
const WAITING = 'Dashed: straight lines until the way along the streets is here.'
const FAILED = 'Dashed: straight lines. We couldn’t load the way along the streets just now.'

const order = ['street', 'straight', 'transit'] as const

/** What the lines of a day's sketch mean. */
export const sketchWords = (kinds: readonly LineKind[], state: DayWays['state']): string =>
  order
    .filter((kind) => kinds.includes(kind))
    .map((kind) => {
      if (kind !== 'straight') return SENTENCES[kind]
      if (state === 'failed') return FAILED
      return state === 'unasked' || state === 'asked' ? WAITING : SENTENCES.straight
    })
    .join(' ')
