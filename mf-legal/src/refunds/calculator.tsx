import { Button } from '@site/ui/button'
import { Card } from '@site/ui/card'
import { useEarlyInput } from '@site/ui/early-input'
import { SelectField, TextField } from '@site/ui/field'
import { Stack, Text } from '@site/ui/layout'
import { Notice } from '@site/ui/notice'
import { media, space } from '@site/ui/tokens'
import { useRef, useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { RefundResult } from './refund-result.tsx'
import { refundAnswer, type RefundFields } from './refund-schedule.ts'
import type { Situation } from './refund-tier.ts'
import { TierStrip } from './tier-strip.tsx'

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
  }
`
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-content: start;
`

const situations: readonly { value: Situation; label: string }[] = [
  { value: 'customer-cancels', label: 'I cancel' },
  { value: 'organiser-cancelled', label: 'The organiser cancels' },
  { value: 'postponed', label: 'The event is postponed' },
]
const untouched: RefundFields = { situation: 'customer-cancels', bookedOn: '', eventOn: '', cancelledOn: '' }

/**
 * Shows the refund tier for the given dates, and the dates of each tier for this booking. Where the organiser cancelled or postponed,
 * no dates are needed.
 */
export const Calculator = () => {
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState(untouched)
  const [asked, setAsked] = useState<RefundFields | null>(null)
  const dated = fields.situation === 'customer-cancels'
  const submitted = dated ? asked : fields
  const outcome = submitted === null ? null : refundAnswer(submitted)
  const errors = outcome !== null && 'errors' in outcome ? outcome.errors : {}
  const answer = outcome !== null && 'tier' in outcome ? outcome : null
  const edit = (change: Partial<RefundFields>) => {
    setFields((before) => ({ ...before, ...change }))
    setAsked(null)
  }
  useEarlyInput(form, (name, value) => {
    const situation = situations.find((one) => one.value === value)?.value
    if (name === 'situation' && situation !== undefined) edit({ situation })
    if (name === 'bookedOn' || name === 'eventOn' || name === 'cancelledOn') edit({ [name]: value })
  })
  const ask = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(fields)
  }
  return (
    <Card as="section" aria-labelledby="refund-calculator" data-screen-only>
      <Stack $gap={6}>
        <Stack $gap={2}>
          <h2 id="refund-calculator">Work out your refund</h2>
          <Text $muted>For curated deals. Everything is reckoned in your browser; nothing is sent.</Text>
        </Stack>
        <TierStrip current={answer?.tier ?? null} />
        <Layout>
          <Form ref={form} method="dialog" noValidate onSubmit={ask}>
            <SelectField
              label="What happened?"
              name="situation"
              value={fields.situation}
              onChange={({ target }) => {
                const situation = situations.find(({ value }) => value === target.value)?.value
                if (situation !== undefined) edit({ situation })
              }}
            >
              {situations.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
            {dated ? (
              <>
                <TextField
                  label="Booking date"
                  name="bookedOn"
                  type="date"
                  required
                  value={fields.bookedOn}
                  error={errors.bookedOn}
                  onChange={({ target }) => edit({ bookedOn: target.value })}
                />
                <TextField
                  label="Event date"
                  name="eventOn"
                  type="date"
                  required
                  value={fields.eventOn}
                  error={errors.eventOn}
                  onChange={({ target }) => edit({ eventOn: target.value })}
                />
                <TextField
                  label="Cancellation date"
                  name="cancelledOn"
                  type="date"
                  optional
                  hint="Leave empty to see what applies from the day you book."
                  value={fields.cancelledOn}
                  error={errors.cancelledOn}
                  onChange={({ target }) => edit({ cancelledOn: target.value })}
                />
                <div>
                  <Button type="submit">Show my refund</Button>
                </div>
              </>
            ) : null}
            <noscript>
              <Notice $tone="info">
                This calculator needs JavaScript. Card 3 below holds the schedule it reckons with.
              </Notice>
            </noscript>
          </Form>
          <RefundResult answer={answer} />
        </Layout>
      </Stack>
    </Card>
  )
}
