import type { PackageOffer } from '@site/contracts/package-offer'
import type { PaymentMethod } from '@site/contracts/payment'
import { Button } from '@stageside/ui/button'
import { Dialog } from '@stageside/ui/dialog'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { looks } from '@stageside/ui/poster'
import { Ticket } from '@stageside/ui/ticket'
import { font } from '@stageside/ui/tokens'
import { useEffect, useReducer, useRef } from 'react'
import { styled } from 'styled-components'
import { Celebration } from '../celebration/celebration.tsx'
import { money } from '../payment/money.ts'
import { PaymentOptions } from '../payment/payment-options.tsx'
import { Columns, PriceLines, StepTitle, Stub } from './dialog-parts.tsx'
import { initialPackage, packageReducer, type PackageAction, type PackageState } from './dialog-state.ts'
import { Overview } from './overview.tsx'
import { leastPrice, priceOf, type PackageChoice } from './price.ts'

interface CheckoutProps {
  readonly offer: PackageOffer
  readonly choice: PackageChoice
  readonly payment: PaymentMethod
  readonly dispatch: (action: PackageAction) => void
  readonly onCancel: () => void
}

export const Checkout = ({ offer, choice, payment, dispatch, onCancel }: CheckoutProps) => (
  <Columns>
    <Stack $gap={5}>
      <StepTitle tabIndex={-1}>Checkout</StepTitle>
      <Notice $tone="info">
        This is a demo checkout: no card is asked for, nothing is charged and nothing is booked.
      </Notice>
      <PaymentOptions
        view="packages"
        amount={priceOf(offer, choice).total}
        least={leastPrice(offer)}
        currency={offer.currency}
        value={payment}
        onChange={(method) => dispatch({ type: 'pay', payment: method })}
      />
    </Stack>
    <Stub>
      <Stack $gap={5}>
        <Text>
          {offer.hotelName}, {offer.duration}, {choice.guests} {choice.guests === 1 ? 'guest' : 'guests'}
        </Text>
        <PriceLines offer={offer} choice={choice} />
        <Button onClick={() => dispatch({ type: 'confirm', timeMs: Date.now() })}>Confirm demo booking</Button>
        <Row>
          <Button $tone="quiet" $size="small" onClick={() => dispatch({ type: 'back' })}>
            Back to overview
          </Button>
          <Button $tone="quiet" $size="small" onClick={onCancel}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </Stub>
  </Columns>
)

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
  readonly onClose: () => void
}

const Confirmed = ({ offer, state, onClose }: ConfirmedProps) => (
  <Stack $gap={6}>
    <Celebration />
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

interface PackageDialogProps {
  readonly offer: PackageOffer
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * The dialog of a package: overview, checkout, confirmed. Its caller gives it a new key whenever it opens, which is the reset
 * of spec §4: overview, two guests, card, no upgrade.
 */
export const PackageDialog = ({ offer, open, onClose }: PackageDialogProps) => {
  const [state, dispatch] = useReducer(
    (before: PackageState, action: PackageAction) => packageReducer(offer.roomSleeps, before, action),
    initialPackage,
  )
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(state.step)
  const { step } = state
  // A new step starts at its top, with the focus on its heading.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    content.current?.querySelector('h3')?.focus()
    content.current?.parentElement?.scrollTo(0, 0)
  }, [step])
  return (
    <Dialog open={open} onClose={onClose} title={offer.title} description={`${offer.description} Sample package.`} wide>
      <div ref={content}>
        {state.step === 'overview' ? (
          <Overview offer={offer} choice={state.choice} dispatch={dispatch} />
        ) : state.step === 'checkout' ? (
          <Checkout
            offer={offer}
            choice={state.choice}
            payment={state.payment}
            dispatch={dispatch}
            onCancel={onClose}
          />
        ) : (
          <Confirmed offer={offer} state={state} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}
