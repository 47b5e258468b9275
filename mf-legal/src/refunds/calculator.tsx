import { Button } from '@stageside/ui/button'
import { Card } from '@stageside/ui/card'
import { useEarlyInput } from '@stageside/ui/early-input'
import { SelectField, TextField } from '@stageside/ui/field'
import { Stack, Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { media, space } from '@stageside/ui/tokens'
import { useRef, useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { RefundResult, TierStrip } from './refund-result.tsx'
import { refundAnswer, type RefundFields, type Situation } from './refund-schedule.ts'

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
  { value: 'customerCancels', label: 'I cancel' },
  { value: 'organiserCancelled', label: 'The organiser cancels' },
  { value: 'postponed', label: 'The event is postponed' },
]
const hint = 'Leave empty to see what you get back if you cancel on the day you book.'
const dateFields = [
  { name: 'bookedOn', label: 'Booking date', required: true },
  { name: 'eventOn', label: 'Event date', required: true },
  { name: 'cancelledOn', label: 'Cancellation date', optional: true, hint },
] as const
const untouched: RefundFields = { situation: 'customerCancels', bookedOn: '', eventOn: '', cancelledOn: '' }

/**
 * Shows the refund tier for the given dates, and the dates of each tier for this booking. Where the organiser cancelled or postponed,
 * no dates are needed.
 */
export const Calculator = () => {
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState(untouched)
  const [asked, setAsked] = useState<RefundFields | null>(null)
  const dated = fields.situation === 'customerCancels'
  const submitted = dated ? asked : fields
  const outcome = submitted === null ? null : refundAnswer(submitted)
  const errors = outcome !== null && 'errors' in outcome ? outcome.errors : {}
  const answer = outcome !== null && 'tier' in outcome ? outcome : null
  const edit = (name: string, value: string) => {
    const situation = situations.find((one) => one.value === value)?.value
    if (name === 'situation' && situation !== undefined) setFields((before) => ({ ...before, situation }))
    if (dateFields.some((field) => field.name === name)) setFields((before) => ({ ...before, [name]: value }))
    setAsked(null)
  }
  useEarlyInput(form, edit)
  const ask = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(fields)
  }
  return (
    <Card as="section" aria-labelledby="refund-calculator" data-screen-only>
      <Stack $gap={6}>
        <Stack $gap={2}>
          <h2 id="refund-calculator">Work out your refund</h2>
          <Text $muted>For curated deals. Everything is worked out in your browser; nothing is sent.</Text>
        </Stack>
        <TierStrip current={answer?.tier ?? null} />
        <Layout>
          <Form ref={form} method="dialog" noValidate onSubmit={ask}>
            <SelectField
              label="What happened?"
              name="situation"
              value={fields.situation}
              onChange={({ target }) => edit(target.name, target.value)}
            >
              {situations.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
            {dated ? (
              <>
                {dateFields.map((field) => (
                  <TextField
                    key={field.name}
                    {...field}
                    type="date"
                    value={fields[field.name]}
                    error={errors[field.name]}
                    onChange={({ target }) => edit(target.name, target.value)}
                  />
                ))}
                <div>
                  <Button type="submit">Show my refund</Button>
                </div>
              </>
            ) : null}
            <noscript>
              <Notice $tone="info">This calculator needs JavaScript. Card 3 below has the schedule it uses.</Notice>
            </noscript>
          </Form>
          <RefundResult answer={answer} />
        </Layout>
      </Stack>
    </Card>
  )
}
