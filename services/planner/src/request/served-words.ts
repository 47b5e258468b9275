import { tripLimits } from '@site/contracts/trip-fields'
import type { AskedSeason } from '../itinerary/seasons.ts'
import { kilometres, SAME_REGION_KM, wordsOf, type PlacesPort } from '../itinerary/places.ts'
import { isFunctionWord } from './function-words.ts'
import type { ReadRequest } from './read-request.ts'
import { isIdle, isTying } from './vocabulary.ts'

/** What people call the parts of a feast, and how the table of grounds speaks of them. */
const PARTS: readonly (readonly [said: RegExp, told: RegExp])[] = [
  [
    /^(?:fire ?works?(?: display| show)?|feux? d artifice|feuerwerke?s?|fuegos artificiales|pirotecnia|fuochi d artificio|fogos?(?: de artificio)?)$/,
    /\bfireworks?\b/,
  ],
  [/^(?:(?:twelve |12 |the )*grapes?|(?:las |doce |12 )*uvas|raisins|trauben|uva)$/, /\bgrapes?\b/],
  [
    /^(?:(?:temple |joya no kane |midnight )?bells?|bell (?:ringing|tolling)|cloches|glocken(?:lauten)?|campan(?:as|adas|e)|sinos)$/,
    /\bbells?\b/,
  ],
  [/^(?:hatsumode|first (?:shrine |temple )?(?:visit|prayers?))(?: of the year)?$/, /\bfirst (?:visit|prayers?)\b/],
  [/^(?:(?:midnight |blue danube )?waltz|walzer|valse|vals|valzer|valsa)$/, /\bwaltz\b/],
  [
    /^(?:(?:every |each |all |our |the )?(?:evenings?|nights?) )?(?:in |at |inside )?(?:the |a )?(?:big |beer )?tents?(?: (?:every|each) (?:evening|night)| in the evenings?)?$/,
    /\btents?\b/,
  ],
]
/** Of the night of 31 December, wherever and however it is kept. */
const TURN_OF_YEAR =
  /^(?:(?:the |a |nye |midnight )*countdown(?: party| to midnight| celebrations?)?|(?:see(?:ing)? in the )?new year|(?:at )?midnight|(?:compte a rebours|cuenta atras|cuenta regresiva|conto alla rovescia|contagem regressiva)|jahreswechsel|mitternacht|minuit|medianoche|mezzanotte|meia noite)$/
const NIGHT = 'new-years-eve'
const LAST_OF_YEAR = /-12-31$/
const EVENT_KEY = 'event'
const DATES_KEY = 'dates'

type Port = Pick<PlacesPort, 'seasonGrounds' | 'eventById'>

/** The night of 31 December and other feasts that the plan is held to, as their grounds are told. */
const feastsOf = (read: ReadRequest, seasons: readonly AskedSeason[], port: Port) => {
  const isNear = (at: Parameters<typeof kilometres>[1]): boolean =>
    read.cities.some(({ destination }) => destination !== null && kilometres(destination.centre, at) <= SAME_REGION_KM)
  const grounds = port
    .seasonGrounds()
    .filter((ground) => seasons.some(({ key }) => key === ground.occasion) && isNear(ground))
  const event = read.trip.event?.id === undefined ? null : port.eventById(read.trip.event.id)
  const isNight = event?.genre === 'celebration' && LAST_OF_YEAR.test(event.dates.start)
  return {
    told: wordsOf([...grounds.flatMap(({ name, tip }) => [name, tip ?? '']), isNight ? event.name : ''].join(' ')).join(
      ' ',
    ),
    hasNight: isNight || grounds.some(({ occasion }) => occasion === NIGHT),
    key: isNight ? EVENT_KEY : `season:${grounds[0]?.occasion ?? ''}`,
    isNone: grounds.length === 0 && !isNight,
  }
}

/** "Countdown", "grapes": words that the feast of the plan serves are not told as unused, but with the feast. */
export const withServedWords = (read: ReadRequest, seasons: readonly AskedSeason[], port: Port): ReadRequest => {
  const { understood, notUsed } = read.reading
  if (notUsed.length === 0) return read
  const { told, hasNight, key, isNone } = feastsOf(read, seasons, port)
  if (isNone) return read
  const isServed = (quote: string): boolean => {
    const said = wordsOf(quote)
      .filter((word) => !isIdle(word) && !isTying(word) && !isFunctionWord(word))
      .join(' ')
    const whole = wordsOf(quote).join(' ')
    return [said, whole].some(
      (words) =>
        (hasNight && TURN_OF_YEAR.test(words)) || PARTS.some(([own, feast]) => own.test(words) && feast.test(told)),
    )
  }
  const served = notUsed.filter(isServed)
  const piece = understood.find((own) => own.key === key) ?? understood.find((own) => own.key === DATES_KEY)
  if (served.length === 0 || piece === undefined) return read
  const words = [piece.words, ...served].filter((own) => own !== '').join(', ')
  return {
    ...read,
    reading: {
      ...read.reading,
      understood: understood.map((own) => (own === piece ? { ...own, words: words.slice(0, tripLimits.quote) } : own)),
      notUsed: notUsed.filter((quote) => !served.includes(quote)),
    },
  }
}
