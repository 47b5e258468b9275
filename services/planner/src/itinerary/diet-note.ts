import type { Diet } from '@site/contracts/trip-fields'
import { site } from '@site/contracts/site'
import { sentences } from './sentences.ts'
import { foodWords, servesDiets } from './diets.ts'
import type { Poi } from './places.ts'
import type { VerifiedDays } from './verified-days.ts'

const list = new Intl.ListFormat(site.locale)

/** Says once how many of the plan's meals are at places of which nobody knows; null where all are known. */
export function dietNote(
  days: VerifiedDays['days'],
  diets: readonly Diet[],
  placeOf: (id: string) => Pick<Poi, 'diets' | 'name'> | undefined,
): string | null {
  const meals = days.flatMap(({ slots }) => slots.filter(({ meal }) => meal !== undefined))
  const answers = meals.map(({ activity }) => {
    const place = placeOf(activity.id)
    return { title: activity.title, serves: place === undefined ? 'unknown' : servesDiets(place, diets) }
  })
  const unknown = answers.filter(({ serves }) => serves === 'unknown').length
  const without = answers.filter(({ serves }) => serves === 'no').map(({ title }) => title)
  if (diets.length === 0) return null
  const which = unknown < meals.length ? `${unknown} of the ${meals.length} places to eat` : 'the places to eat'
  return sentences(
    without.length > 0 && `You kept ${list.format(without)}, where we know of no ${foodWords(diets)}.`,
    unknown > 0 && `We don’t know whether ${which} have ${foodWords(diets)}, so ask before you book.`,
  )
}
