import { useBackend, useToast } from '@stageside/kit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FileKind } from '../export/files.ts'
import { travelTimes } from '../papers/travel-times.ts'
import type { Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { fetchTripWays } from '../way/trip-ways.ts'
import { useProfile } from '../way/use-profile.ts'
import { noWays } from '../way/ways.ts'

const STRAIGHT = 'We couldn’t load the way along the streets just now. Straight lines are marked as such in the file.'

/** Saves a plan as a file; what it needs is loaded by the first press. */
export const useSaveFile = (body: ItineraryBody, trip: Trip) => {
  const toast = useToast()
  const backend = useBackend()
  const queries = useQueryClient()
  const [profile] = useProfile()
  const [saving, setSaving] = useState(false)
  const save = async (kind: FileKind) => {
    if (saving) return
    setSaving(true)
    try {
      const { saveFile, drawsWays } = await import('../export/files.ts')
      const drawn = drawsWays(kind)
      const { ways, complete } = drawn
        ? await fetchTripWays(queries, backend, trip, profile)
        : { ways: noWays, complete: true }
      saveFile(kind, { trip, travel: travelTimes(body, trip), ways })
      if (!complete) toast({ title: 'The file has straight lines', description: STRAIGHT })
    } catch (error) {
      console.error('file not made', error)
      toast({ title: 'We couldn’t make the file', description: 'Please try again.', tone: 'destructive' })
    } finally {
      setSaving(false)
    }
  }
  return { saving, save }
}
