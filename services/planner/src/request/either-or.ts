import type { TripQuestion } from '@site/contracts/trip-reading'
import { quote, type Told } from './date-questions.ts'

const OR =
  /^ *(?:,? ?(?:or|ou|oder|o|u|oppure|ou bien|alternatively)|\/) *(?:maybe |perhaps |even )?(?:in |to |a |en |nach )?$/

/** "Tokyo or Seoul": both are planned, and asked about. */
export const eitherOr = ({ stops, page, without }: Told): TripQuestion | null => {
  const [first, second] = stops
  if (first === undefined || second === undefined || stops.length !== 2) return null
  if ([first, second].some(({ place }) => without.has(`city:${place}`))) return null
  if (!OR.test(page.folded.slice(first.span.to, second.span.from))) return null
  const words = page.words({ from: first.span.from, to: second.span.to })
  return {
    key: 'either-or',
    words: `You wrote ${quote(words)}. Which of them is it?`,
    choices: [first, second].map(({ place }, i) => ({
      words: place,
      without: [`city:${(i === 0 ? second : first).place}`],
    })),
  }
}
