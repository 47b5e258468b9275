import type { TripRequest } from '@site/contracts/trip-request'
import { plannedOrNoted, withHard, withInterest, withSoft, type Finding } from '../request/finding.ts'
import { budgetWords } from '../request/money.ts'
import { foldText } from '../request/page.ts'
import { NUMBER, numberOf } from '../request/vocabulary.ts'
import type { TripPiece } from './trip-answer.ts'

const EACH_NUMBER = new RegExp(String.raw`(?<![\p{L}\d])${NUMBER}(?![\p{L}\d])|\d+`, 'gu')
/** Every number that the words hold, in digits or spelt out. */
const numbersIn = (words: string): readonly number[] =>
  [
    ...foldText(words)
      .replace(/(\d)[.,' ](?=\d{3})/g, '$1')
      .matchAll(EACH_NUMBER),
  ].map(([word]) => numberOf(word))

const oneLine = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim()

/** Whether the traveller's own words bear the value out: numbers and names have to be in them. */
const isBorneOut = ({ field, value, words }: TripPiece): boolean => {
  const numbers = numbersIn(words)
  switch (field) {
    case 'arrival':
    case 'departure': {
      const [hour = 0, minute = 0] = value.split(':').map(Number)
      return numbers.some((own) => own === hour || own === hour - 12) && (minute === 0 || numbers.includes(minute))
    }
    case 'budget':
      return numbers.some((own) => own === value.amount || own * 1000 === value.amount)
    case 'adults':
    case 'children':
      return numbers.includes(value)
    case 'mustSee':
    case 'mustNot':
      return oneLine(words).includes(oneLine(value))
    default:
      return true
  }
}

type Told = Pick<Finding, 'key' | 'label' | 'value' | 'apply'> & Partial<Pick<Finding, 'use'>>
const party = (trip: TripRequest, over: Partial<NonNullable<TripRequest['party']>>): TripRequest => ({
  ...trip,
  party: { ages: [], ...trip.party, ...over },
})

/** What a piece says, in our words and with the keys that the rules use. */
const tell = ({ field, value }: TripPiece): Told => {
  switch (field) {
    case 'diet':
      return {
        key: `diet:${value}`,
        label: 'Diet',
        value,
        apply: (trip) => withHard(trip, { diet: [...new Set([...trip.hard.diet, value])] }),
      }
    case 'stepFree':
      return {
        key: 'step-free',
        label: 'Step-free',
        value: 'step-free ways',
        apply: (trip) => withHard(trip, { stepFree: true }),
      }
    case 'budget':
      return {
        key: 'budget',
        label: 'Budget',
        value: budgetWords(value),
        apply: (trip) => withHard(trip, { budget: value }),
      }
    case 'arrival':
      return { key: field, label: 'Arriving', value, apply: (trip) => ({ ...trip, arrival: value }) }
    case 'departure':
      return { key: field, label: 'Leaving', value, apply: (trip) => ({ ...trip, departure: value }) }
    case 'adults':
    case 'children':
      return {
        key: field,
        label: 'Who',
        value: `${value} ${field}`,
        apply: (trip) => party(trip, { [field]: value }),
      }
    case 'pace':
      return {
        key: `pace:${value}`,
        label: 'Pace',
        value,
        apply: (trip) => withSoft(trip, { pace: value }),
      }
    case 'interest':
      return {
        key: `interest:${value}`,
        label: 'Interest',
        value,
        apply: (trip) => withInterest(trip, value, 1),
      }
    case 'walking':
      return {
        key: 'walking-level',
        label: 'Walking',
        value: { little: 'as little as possible', usual: 'as usual', lots: 'as much as you like' }[value],
        apply: (trip) => withSoft(trip, { walking: { ...trip.soft.walking, level: value } }),
      }
    case 'leaveOut':
      return {
        key: `leave-out:${value}`,
        label: 'Leave out',
        value,
        apply: (trip) => {
          const { mustNot } = trip.hard
          return withHard(trip, { mustNot: { ...mustNot, kinds: [...new Set([...mustNot.kinds, value])] } })
        },
      }
    case 'mustSee':
      return {
        key: `must-see:${oneLine(value)}`,
        label: 'Must see',
        value,
        use: 'noted',
        apply: (trip) => withHard(trip, { mustSee: [...trip.hard.mustSee, { name: value }].slice(0, 12) }),
      }
    case 'mustNot':
      return {
        key: `leave-out:${oneLine(value)}`,
        label: 'Leave out',
        value,
        use: 'noted',
        apply: (trip) => {
          const { mustNot } = trip.hard
          return withHard(trip, { mustNot: { ...mustNot, places: [...mustNot.places, { name: value }].slice(0, 12) } })
        },
      }
  }
}

/** The pieces of an answer that stand in what the rules left over, as findings. */
export const toFindings = (pieces: readonly TripPiece[], left: readonly string[], notes: string): Finding[] =>
  pieces.flatMap((piece) => {
    const words = oneLine(piece.words)
    const isTheirs = left.some((quote) => oneLine(quote).includes(words))
    if (!isTheirs || !isBorneOut(piece)) return []
    const field = oneLine(notes).includes(words) ? ('notes' as const) : ('destination' as const)
    const told = tell(piece)
    return [{ use: plannedOrNoted(told.key), ...told, words: piece.words.trim(), field, by: 'model' as const }]
  })
