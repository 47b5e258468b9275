import type { Diet, Dish } from '@site/contracts/trip-fields'
import { site } from '@site/contracts/site'
import { sentences } from './sentences.ts'
import { foodWords } from './diets.ts'
import { dietsToAsk, halalNote, servesThere } from './halal-default.ts'
import type { Poi } from './places.ts'
import type { VerifiedDays } from './verified-days.ts'

const list = new Intl.ListFormat(site.locale)

/** A day of the plan, and the country it is in. */
export interface EatenDay {
  readonly day: VerifiedDays['days'][number]
  readonly country: string
}

/** Says once how many of the plan's meals are at places of which nobody knows, and where a diet is the rule; null where all are known. */
export function dietNote(
  days: readonly EatenDay[],
  diets: readonly Diet[],
  placeOf: (id: string) => Pick<Poi, 'diets' | 'name'> | undefined,
): string | null {
  if (diets.length === 0) return null
  const answers = days.flatMap(({ day: { slots }, country }) =>
    slots
      .filter(({ meal }) => meal !== undefined)
      .map(({ activity }) => ({
        title: activity.title,
        serves: servesThere(placeOf(activity.id) ?? { name: '' }, diets, country),
      })),
  )
  const unknown = answers.filter(({ serves }) => serves === 'unknown').length
  const without = answers.filter(({ serves }) => serves === 'no').map(({ title }) => title)
  const which = unknown < answers.length ? `${unknown} of the ${answers.length} places to eat` : 'the places to eat'
  const asked = diets.filter((own) => days.some(({ country }) => dietsToAsk([own], country).length > 0))
  return sentences(
    without.length > 0 && `You kept ${list.format(without)}, where we know of no ${foodWords(diets)}.`,
    diets.includes('halal') && halalNote(days.map(({ country }) => country)),
    unknown > 0 && `We don’t know whether ${which} have ${foodWords(asked)}, so ask before you book.`,
  )
}

/** Says what leaving out kitchens known for some food does not promise: nobody here reads menus. */
export const notEatenNote = (dishes: readonly Dish[]): string | null =>
  dishes.length === 0
    ? null
    : `We left out places known for ${list.format(dishes)}. We don’t know the other menus, so say what you don’t eat before you order.`
