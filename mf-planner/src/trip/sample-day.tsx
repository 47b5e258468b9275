import type { Leg } from '@site/contracts/itinerary'
import { color, radius, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { dayFigures, ribbonOf } from '../plan/day-figures.ts'
import type { Stop, TripDay } from '../plan/plan.ts'
import { DayRibbon } from '../result/day-ribbon.tsx'
import { StopRow } from '../result/stop-row.tsx'
import { LegRow } from '../result/track.tsx'

const Paper = styled.div`
  container-type: inline-size;
  padding: ${space(5)} ${space(4)} ${space(2)} ${space(2)};
  background: ${color.card};
  border-top: 6px solid ${color.night};
  border-radius: ${radius.ticket};
  filter: drop-shadow(0 1px 1px rgb(27 26 23 / 12%)) drop-shadow(0 6px 14px rgb(27 26 23 / 8%));
`

const leg = (mode: Leg['mode'], minutes: number, low: number, high: number, metres: number): Leg => ({
  mode,
  minutes,
  low,
  high,
  metres,
  source: 'estimate',
})

const blank: Omit<Stop, 'period' | 'title' | 'category' | 'start' | 'end' | 'leg'> = {
  id: null,
  address: null,
  mapLink: null,
  lat: null,
  lon: null,
  openingHours: null,
  website: null,
  source: null,
  note: null,
  foodNearby: [],
  hours: null,
  meal: null,
  fixed: null,
}

const stops: Stop[] = [
  {
    ...blank,
    period: 'afternoon',
    title: 'City museum',
    category: 'museum',
    start: '14:00',
    end: '15:30',
    leg: leg('walk', 7, 6, 10, 430),
  },
  {
    ...blank,
    period: 'evening',
    title: 'Dinner by the river',
    category: 'food',
    meal: 'dinner',
    start: '17:40',
    end: '18:55',
    leg: leg('transit', 19, 15, 31, 2900),
  },
  {
    ...blank,
    period: 'evening',
    title: 'Night session',
    category: 'sports',
    fixed: 'event',
    start: '19:30',
    end: '22:30',
    leg: leg('walk', 12, 10, 17, 730),
  },
]

export const sampleDay: TripDay = {
  date: null,
  stops,
  departAt: '13:53',
  returnLeg: leg('walk', 9, 8, 13, 560),
  returnBy: '22:39',
}

/** An invented day that shows how a plan reads; labelled a demo by whoever places it. */
export const SampleDay = () => (
  <Paper
    role="img"
    aria-label={`Demo of a planned day with ${dayFigures(sampleDay).stops} stops and the minutes between them`}
  >
    <DayRibbon parts={ribbonOf(sampleDay)} />
    {stops.map((stop) => (
      <div key={stop.title}>
        {stop.leg === null ? null : <LegRow leg={stop.leg} />}
        <StopRow stop={stop} picture />
      </div>
    ))}
  </Paper>
)
