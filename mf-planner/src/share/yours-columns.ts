import { misfitReasons, type Misfit } from '@site/contracts/misfit'
import { ownId, ownStopLimits } from '@site/contracts/own-stop'
import { clockOf, DAY_MINUTES, minutesOf } from '../plan/clock.ts'
import type { Stop } from '../plan/plan.ts'
import { orNothing, saidOf } from '../plan/yours.ts'
import type { ByteStream } from './bytes.ts'

const PARTS = { own: 1, start: 2, minutes: 4, note: 8, misfit: 16 } as const
const ALL = 31

const partsOf = (stop: Stop): number => {
  const said = saidOf(stop)
  return (
    (said.own ? PARTS.own : 0) +
    (said.start === null ? 0 : PARTS.start) +
    (said.minutes === null ? 0 : PARTS.minutes) +
    (said.note === null ? 0 : PARTS.note) +
    (stop.misfit === undefined ? 0 : PARTS.misfit)
  )
}

export const saysAnything = (stops: readonly Stop[]): boolean => stops.some((stop) => partsOf(stop) > 0)

const clock = (io: ByteStream, given: string | undefined): string | undefined => {
  // 0 is none.
  const minutes = io.number(given === undefined ? 0 : 1 + minutesOf(given), DAY_MINUTES)
  return minutes === 0 ? undefined : clockOf(minutes - 1)
}

const misfitOf = (io: ByteStream, given: Misfit | undefined): unknown => {
  const reason = misfitReasons[io.number(given === undefined ? 0 : misfitReasons.indexOf(given.reason))]
  const [at, from, until] = [clock(io, given?.at), clock(io, given?.from), clock(io, given?.until)]
  const minutes = io.number(given?.minutes ?? -1)
  return { reason, at, from, until, ...(minutes < 0 ? {} : { minutes }) }
}

/**
 * What the traveller said of their stops, and which do not fit: stop by stop, as most plans have few. An own stop's address comes along
 * where the addresses of the others do not (`withAddress`): nobody else knows it.
 */
export const yoursColumns = (io: ByteStream, stops: readonly Stop[], withAddress: boolean) => {
  const marked = stops.flatMap((stop, i) => (partsOf(stop) === 0 ? [] : [i]))
  const count = io.number(marked.length, stops.length)
  let at = -1
  return new Map(
    Array.from({ length: count }, (_, i) => {
      at += io.number((marked[i] ?? 0) - at, stops.length)
      const stop = stops[marked[i] ?? -1]
      const said = stop === undefined ? undefined : saidOf(stop)
      const parts = io.number(stop === undefined ? 0 : partsOf(stop), ALL)
      const has = (part: number): boolean => (parts & part) !== 0
      const yours = orNothing({
        own: has(PARTS.own),
        start: has(PARTS.start) ? (clock(io, said?.start ?? undefined) ?? null) : null,
        minutes: has(PARTS.minutes) ? io.number(said?.minutes ?? 0, ownStopLimits.maxMinutes) : null,
        note: has(PARTS.note) ? io.text(said?.note ?? null) : null,
      })
      const misfit = has(PARTS.misfit) ? misfitOf(io, stop?.misfit) : undefined
      const address = has(PARTS.own) && withAddress ? { address: io.text(stop?.address ?? null) } : {}
      const activity = has(PARTS.own) ? { id: ownId(`${at}`), ...address } : {}
      return [at, { yours, misfit, activity }] as const
    }),
  )
}
