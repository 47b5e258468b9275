import { useToast } from '@stageside/kit'
import { useState } from 'react'
import type { Trip } from '../plan/plan.ts'
import { copyText } from '../share/copy-text.ts'
import { shareLink } from '../share/link-address.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'

const linkOf = async (body: ItineraryBody, trip: Trip): Promise<string> => {
  const { encodeTrip } = await import('../share/link-code.ts')
  return shareLink(window.location.origin, encodeTrip(body, trip))
}

const COPIED = 'Link copied. Anyone who opens it sees this plan; it is not stored on a server.'
const BY_HAND = 'Copy the link from this field: your browser doesn’t let us copy it for you.'

/** What became of copying, in words. */
const outcomeOf = async (copied: Promise<void>): Promise<string> => {
  try {
    await copied
    return COPIED
  } catch (error) {
    console.info('link not copied', error)
    return BY_HAND
  }
}

interface Made {
  readonly for: Trip
  readonly address: string
  readonly outcome: string
}

/** The link to a plan, once it was asked for, until the plan changes; making it copies it. */
export const useShareLink = (body: ItineraryBody, trip: Trip) => {
  const toast = useToast()
  const [made, setMade] = useState<Made | null>(null)
  const share = async () => {
    try {
      const link = linkOf(body, trip)
      const outcome = outcomeOf(copyText(link))
      setMade({ for: trip, address: await link, outcome: await outcome })
    } catch (error) {
      console.error('no link made', error)
      const description = error instanceof Error ? error.message : 'Please try again.'
      toast({ title: 'We couldn’t make the link', description, tone: 'destructive' })
    }
  }
  return { link: made?.for === trip ? made : null, share, forget: () => setMade(null) }
}
