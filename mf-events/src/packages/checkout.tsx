import type { PackageOffer } from '@site/contracts/package-offer'
import type { PaymentMethod } from '@site/contracts/payment'
import { Button } from '@site/ui/button'
import { Row, Stack, Text } from '@site/ui/layout'
import { Notice } from '@site/ui/notice'
import { PaymentOptions } from '../payment/payment-options.tsx'
import type { PackageAction } from './dialog-state.ts'
import { Columns, PriceLines, StepTitle, Stub } from './dialog-parts.tsx'
import { type PackageChoice, priceOf } from './price.ts'

interface CheckoutProps {
  readonly offer: PackageOffer
  readonly choice: PackageChoice
  readonly payment: PaymentMethod
  readonly dispatch: (action: PackageAction) => void
  readonly onCancel: () => void
}

/** Step two: how to pay, were this real. */
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
