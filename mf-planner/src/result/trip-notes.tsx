import type { Trip } from '../plan/plan.ts'
import { ShortNote } from './short-note.tsx'

const ADJUSTED = 'We couldn’t do everything you asked for, so we adjusted the plan.'

/** What a plan says of itself: what was adjusted, and what to know before the days. */
export const TripNotes = ({ trip: { meta } }: { trip: Trip }) => (
  <>
    {meta.searchNote === null ? null : <ShortNote words={meta.searchNote} role="status" />}
    {meta.expandedNote === null ? null : <ShortNote words={meta.expandedNote} />}
    {meta.relaxed && meta.expandedNote === null ? <ShortNote words={ADJUSTED} /> : null}
  </>
)
