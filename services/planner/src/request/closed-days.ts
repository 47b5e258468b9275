import { note, withHard, type Reader } from './finding.ts'
import { AND, WEEKDAY, weekdayOf } from './vocabulary.ts'

const DAYS = String.raw`(?:the |le |les |am |an |el |los |il |na |no )?(${WEEKDAY}(?:\s*(?:,|${AND})\s*(?:on )?${WEEKDAY})*)`
const BUSY = new RegExp(
  String.raw`\b(?:not free|busy|no time|work(?:ing)?|at work|in meetings|(?:business |work )?meetings?|conference|(?:have|got) (?:a |the )?(?:conference|meetings?|work|wedding)|pas libres?|occupes?|keine zeit|ocupad[oa]s?|occupat[oi])(?: (?:on|all of|every))?\s+${DAYS}\b`,
  'g',
)
const TAKEN = new RegExp(
  String.raw`\b(?:on )?${DAYS}\s+(?:(?:is|are|we are|we're|i am|i'm|i)\s+)?(?:taken|busy|not free|at work|(?:have )?(?:a )?(?:conference|meetings?|wedding)|keine zeit|pas libres?)\b`,
  'g',
)
const EACH_DAY = new RegExp(WEEKDAY, 'g')
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Weekdays on which the traveller has no time. */
export const readClosedDays = (reader: Reader): void => {
  for (const pattern of [BUSY, TAKEN])
    reader.page.each(pattern, ([, list = ''], span) => {
      for (const [word] of list.matchAll(EACH_DAY)) {
        const day = weekdayOf(word)
        note(reader, span, {
          key: `busy:${day}`,
          label: 'Not free',
          value: NAMES[day] ?? word,
          apply: (trip) => withHard(trip, { closedDays: [...new Set([...trip.hard.closedDays, day])] }),
        })
      }
      return true
    })
}
