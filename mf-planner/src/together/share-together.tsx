import { Button } from '@stageside/ui/button'
import { roomLimits } from '@site/contracts/room'
import { offlinePage } from '@site/contracts/offline'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { CopyLine } from '../bar/copy-line.tsx'
import { Hint } from '../bar/link-field.tsx'
import { roomLink } from '../room/room-address.ts'
import type { Together } from './use-together.ts'

const KEPT = `Anyone with this link can change the plan. We keep it until ${roomLimits.keepDays} days after somebody last opened it.`

const Below = styled.div`
  padding-top: ${space(2)};
`
const linkOf = (secret: string): string => roomLink(window.location.origin, offlinePage, secret)

/** The two links of a plan that several people edit. */
export const RoomLinks = ({ together: { secret, room } }: { readonly together: Together }) => {
  if (secret === null) return null
  return (
    <>
      {room.role === 'view' ? null : (
        <CopyLine
          label="Link for people who may change the plan"
          hint={KEPT}
          of="this plan, to change it"
          address={linkOf(secret)}
        />
      )}
      {room.view === null ? (
        <Hint>The link for people who may only look comes once we’re connected.</Hint>
      ) : (
        <CopyLine
          label="Link for people who may only look"
          hint="They see every change, and can change nothing."
          of="this plan, to look at it"
          address={linkOf(room.view)}
        />
      )}
    </>
  )
}

/** Makes a plan one that several people edit. */
export const BeginTogether = ({ together, waiting }: { readonly together: Together; readonly waiting: boolean }) => (
  <div>
    <strong>Plan together</strong>
    <Hint>
      Change this plan with others. You get two links: one for people who may change it, one for people who may only
      look.
    </Hint>
    <Below>
      <Button
        $tone="outline"
        $size="small"
        $night
        aria-disabled={waiting || together.isStarting}
        onClick={() => (waiting ? undefined : together.begin())}
      >
        {together.isStarting ? 'Making the links…' : 'Plan together'}
      </Button>
    </Below>
    <VisuallyHidden role="status">{together.isStarting ? 'Making the links…' : ''}</VisuallyHidden>
    {together.hasFailed && !together.isStarting ? (
      <Hint role="alert">We couldn’t make the links. Your plan is unchanged; please try again in a moment.</Hint>
    ) : null}
  </div>
)
