import { limits } from '@site/contracts/limits'
import { Button } from '@stageside/ui/button'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { useEffect, type Dispatch } from 'react'
import { PaymentOptions } from '../payment/payment-options.tsx'
import { canComplete, type DemoAction, type DemoState } from './state.ts'
import { Stay } from './step-parts.tsx'

interface CheckoutStepProps {
  readonly state: Extract<DemoState, { step: 4 }>
  readonly dispatch: Dispatch<DemoAction>
}

const labels = { pending: 'Complete Booking', processing: 'Processing…', confirmed: 'Booking confirmed' } as const

export const CheckoutStep = ({ state, dispatch }: CheckoutStepProps) => {
  const { booking } = state
  const { selection, payment, status } = booking
  useEffect(() => {
    if (status !== 'processing') return undefined
    const timer = setTimeout(() => dispatch({ type: 'processed' }), limits.walkthrough.processingMs)
    return () => clearTimeout(timer)
  }, [status, dispatch])
  return (
    <Stack $gap={6}>
      {selection === null ? (
        <Notice role="status">
          <Row>
            <Text>No room is chosen yet.</Text>
            <Button $size="small" $tone="outline" onClick={() => dispatch({ type: 'go', step: 3 })}>
              Browse hotels
            </Button>
          </Row>
        </Notice>
      ) : (
        <Stay selection={selection} />
      )}
      <PaymentOptions
        view="walkthrough"
        amount={selection?.room.price ?? 0}
        currency={selection?.room.currency ?? 'AUD'}
        value={payment}
        disabled={status !== 'pending'}
        onChange={(method) => dispatch({ type: 'pay', payment: method })}
      />
      <Row $gap={4}>
        <Button disabled={!canComplete(state)} onClick={() => dispatch({ type: 'complete' })}>
          {labels[status]}
        </Button>
        <Text $muted $small role="status">
          {status === 'processing'
            ? 'Demo booking under way…'
            : 'Demo only: no card is asked for and nothing is charged.'}
        </Text>
      </Row>
    </Stack>
  )
}
