import type { Reader } from './finding.ts'
import type { Span } from './page.ts'
import { NUMBER } from './vocabulary.ts'

const DAY = 'day|jour|tage?|dia|giorno|morning|matin|evening|soir|afternoon|night'
/** "The last day", "day one": a day counted within the trip is no date of the calendar. */
export const DAY_OF_TRIP = String.raw`(?:(?:first|1st|last|final|next|second|premier|dernier|erste[nr]?|letzte[nr]?|primer|ultimo|ultima|primo|primeiro) (?:${DAY})|(?:day|jour|tag|dia|giorno) (?:${NUMBER}))`
const WORDS = new RegExp(
  String.raw`(?:\b(?:on|for|of|the|our|my|le|du|am|an|el|del|il|no|nel)\s+|\b(?:l|dell|nell)')*\b${DAY_OF_TRIP}\b`,
  'g',
)
const ONLY_MARKS = /^[\s,()-]*$/

/** "On the last day" beside the time of the flight home says nothing more: that is the day one leaves. */
export const takeDayOfTrip = ({ page }: Reader, times: readonly Span[]): void =>
  page.each(WORDS, (_match, { from, to }) => {
    const isBeside = times.some((time) =>
      ONLY_MARKS.test(
        time.to <= from ? page.folded.slice(time.to, from) : page.folded.slice(to, Math.max(to, time.from)),
      ),
    )
    return isBeside ? true : null
  })
