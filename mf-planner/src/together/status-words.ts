import { roomLimits } from '@site/contracts/room'
import type { RoomView } from '../room/room-client.ts'

/** What is lost and who has to know: it is said to screen readers too. */
export interface StatusWords {
  readonly words: string
  readonly isTrouble: boolean
}

const quiet = (words: string): StatusWords => ({ words, isTrouble: false })
const trouble = (words: string): StatusWords => ({ words, isTrouble: true })

const GONE = `This shared plan no longer exists. We delete shared plans ${roomLimits.keepDays} days after the last visit.`
const NOT_YET = 'We can’t reach the shared plan right now. It opens here as soon as we can.'
const NOT_LOADED = 'We couldn’t load what is needed to plan together. Reload the page to try again.'

/** Where a shared plan stands, in a sentence. */
export const statusWords = (
  { status, role, plan, stored }: Pick<RoomView, 'status' | 'role' | 'plan' | 'stored'>,
  isOffline: boolean,
): StatusWords => {
  switch (status.at) {
    case 'connecting':
      return quiet('Opening the shared plan…')
    case 'live':
      if (role === 'view')
        return quiet('You’re looking at a plan that others may change. New changes show up by themselves.')
      return quiet(stored ? 'All changes saved.' : 'Saving your changes…')
    case 'away':
      if (plan === null)
        return trouble(isOffline ? 'You’re offline. The shared plan opens here when you’re back.' : NOT_YET)
      if (role === 'view')
        return trouble('We can’t reach the shared plan right now. What others change shows up here later.')
      return trouble(
        isOffline ? 'You’re offline. Your changes are kept here and sent when you’re back.' : status.message,
      )
    case 'ended':
      if (status.reason === 'unavailable') return trouble(NOT_LOADED)
      return trouble(plan === null && status.reason === 'gone' ? GONE : status.message)
  }
}
