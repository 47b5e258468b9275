import { easterSunday } from '@site/contracts/movable-feasts'
import { addDays } from '../itinerary/days.ts'
import { dateOf } from './calendar.ts'

interface Feast {
  readonly words: string
  readonly date: (today: string) => string | null
}
const fixed = (words: string, day: number, month: number): Feast => ({
  words,
  date: (today) => dateOf(day, month, null, today),
})

const nextEaster = (today: string): string => {
  const year = Number(today.slice(0, 4))
  return easterSunday(year) >= today ? easterSunday(year) : easterSunday(year + 1)
}

/** Feasts that travellers give instead of a date, folded; those of one country alone are left to its people. */
export const FEASTS: readonly Feast[] = [
  fixed(
    "new year'?s eve|nye|reveillon|saint[- ]sylvestre|silvester|nochevieja|new years?|capodanno|vespera de ano novo",
    31,
    12,
  ),
  fixed("new year'?s day|new years? day|nouvel an|neujahr|ano nuevo|ano novo", 1, 1),
  fixed('christmas eve|heiligabend|heilig abend|nochebuena|vigilia di natale|vespera de natal', 24, 12),
  fixed('christmas(?: day)?|xmas|noel|weihnachten|navidad(?:es)?|natale|natal', 25, 12),
  fixed("valentine'?s(?: day)?|saint[- ]valentin|valentinstag|san valentin|san valentino", 14, 2),
  fixed('halloween', 31, 10),
  { words: 'good friday|vendredi saint|karfreitag|viernes santo', date: (today) => addDays(nextEaster(today), -2) },
  { words: 'easter(?: sunday)?|paques|ostern|pascua|pasqua|pascoa|semana santa', date: nextEaster },
]
