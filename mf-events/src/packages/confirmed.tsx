import { looks } from '@site/ui/poster'
import { limits } from '@site/contracts/limits'
import type { PackageOffer } from '@site/contracts/package-offer'
import { Button } from '@site/ui/button'
import { Stack, Text } from '@site/ui/layout'
import { Ticket } from '@site/ui/ticket'
import { font } from '@site/ui/tokens'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { Celebration } from '../celebration/celebration.tsx'
import { money } from '../payment/money.ts'
import { StepTitle } from './dialog-parts.tsx'
import type { PackageAction, PackageState } from './dialog-state.ts'
import { priceOf } from './price.ts'

const Id = styled.p`
  font-family: ${font.head};
  font-size: clamp(1.75rem, 1.2rem + 3vw, 2.75rem);
  font-weight: 800;
  font-variant-numeric: tabular-nums;
  line-height: 1;
`

interface ConfirmedProps {
  readonly offer: PackageOffer
  readonly state: Extract<PackageState, { step: 'confirmed' }>
  readonly dispatch: (action: PackageAction) => void
  readonly onClose: () => void
}

/** Step three: the ticket, celebrated for three seconds. */
export const Confirmed = ({ offer, state, dispatch, onClose }: ConfirmedProps) => {
  useEffect(() => {
    const timer = setTimeout(() => dispatch({ type: 'celebrated' }), limits.packages.celebrationMs)
    return () => clearTimeout(timer)
  }, [dispatch])
  return (
    <Stack $gap={6}>
      {state.celebrating ? <Celebration lastsMs={limits.packages.celebrationMs} /> : null}
      <StepTitle tabIndex={-1}>Demo booking confirmed</StepTitle>
      <Ticket ink={looks[offer.category].ink} stub={<strong>{offer.duration.split(',')[0]}</strong>}>
        <Stack $gap={2}>
          <Id>{state.bookingId}</Id>
          <Text>
            {offer.title}, {offer.hotelName}
          </Text>
          <Text data-figures>
            {state.choice.guests} {state.choice.guests === 1 ? 'guest' : 'guests'}
            {state.choice.upgrade ? `, with ${offer.upgradeOption.name}` : ''} ·{' '}
            {money(priceOf(offer, state.choice).total, offer.currency)}
          </Text>
        </Stack>
      </Ticket>
      <Text $muted>This was a demo: no room is held and no money has moved.</Text>
      <div>
        <Button onClick={onClose}>Done</Button>
      </div>
    </Stack>
  )
}
