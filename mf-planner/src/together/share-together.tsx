import { Button } from '@site/ui/button'
import { roomLimits } from '@site/contracts/room'
import { offlinePage } from '@site/contracts/offline'
import { VisuallyHidden } from '@site/ui/visually-hidden'
import { space } from '@site/ui/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Hint, LinkField } from '../bar/link-field.tsx'
import { roomLink } from '../room/room-address.ts'
import { copyText } from '../share/copy-text.ts'
import type { Together } from './use-together.ts'

const KEPT = `Anyone with this link can change the plan. We keep it until ${roomLimits.keepDays} days after somebody last opened it.`

const Below = styled.div`
  padding-top: ${space(2)};
`
/** The field gives way, the button keeps its word whole. */
const LinkLine = styled(Below)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: center;
`

interface CopyLinkProps {
  readonly label: string
  readonly hint: string
  readonly secret: string
}

const CopyLink = ({ label, hint, secret }: CopyLinkProps) => {
  const [outcome, setOutcome] = useState('')
  const address = roomLink(window.location.origin, offlinePage, secret)
  const copy = () =>
    copyText(Promise.resolve(address)).then(
      () => setOutcome('Copied.'),
      (error: unknown) => {
        console.info('link not copied', error)
        setOutcome('Copy it from this field: your browser doesn’t let us copy it for you.')
      },
    )
  return (
    <div>
      <strong>{label}</strong>
      <Hint>{hint}</Hint>
      <LinkLine>
        <LinkField label={label} address={address} />
        <Button $tone="outline" $size="small" $night aria-label={`Copy: ${label}`} onClick={() => void copy()}>
          Copy
        </Button>
      </LinkLine>
      <Hint role="status">{outcome}</Hint>
    </div>
  )
}

/** The two links of a plan that several people edit. */
export const RoomLinks = ({ together: { secret, room } }: { readonly together: Together }) => {
  if (secret === null) return null
  return (
    <>
      {room.role === 'view' ? null : (
        <CopyLink label="Link for people who may change the plan" hint={KEPT} secret={secret} />
      )}
      {room.view === null ? (
        <Hint>The link for people who may only look comes once we’re connected.</Hint>
      ) : (
        <CopyLink
          label="Link for people who may only look"
          hint="They see every change, and can change nothing."
          secret={room.view}
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
