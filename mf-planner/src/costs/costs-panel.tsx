import { site } from '@site/contracts/site'
import { PlainList, Stack, Text } from '@stageside/ui/layout'
import { color, media, space } from '@stageside/ui/tokens'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Trip } from '../plan/plan.ts'
import { Panel, PanelHead } from '../result/panel.tsx'
import { TextToggle } from '../result/text-toggle.ts'
import { CostForm } from './cost-form.tsx'
import { costLimits, type Cost } from './cost.ts'
import { moneyWords } from './currency.ts'
import { costDay, inOrder, sumWords } from './sums.ts'
import { useCostsWriter } from './use-costs.ts'

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space(4)};
  align-items: baseline;
  padding-block: ${space(1)};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
  ${media.tablet} {
    grid-template-columns: 7rem minmax(0, 1fr) auto auto;
  }
  & > button {
    grid-column: -2 / -1;
    justify-self: end;
  }
  & > :first-child {
    grid-column: 1 / -1;
    ${media.tablet} {
      grid-column: auto;
    }
  }
`
const Total = styled.p`
  font-weight: 700;
`

/** What the trip costs as far as the traveller typed it in: every sum in its own currency. */
export const CostsPanel = ({ trip }: { readonly trip: Trip }) => {
  const writer = useCostsWriter()
  const [news, setNews] = useState('')
  const [adding, setAdding] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const [titleId, formId] = [useId(), useId()]
  const costs = trip.meta.costs ?? []
  const days = trip.days.length
  if (writer === null && costs.length === 0) return null
  const isFull = costs.length >= costLimits.entries
  const add = (cost: Cost) => {
    writer?.change([...costs, cost])
    setNews(`${cost.label} added: ${moneyWords(cost.amount, cost.currency)}.`)
  }
  const remove = (at: number) => {
    if (writer === null || writer.waiting) return
    writer.change(costs.toSpliced(at, 1))
    setNews(`${costs[at]?.label ?? 'The cost'} removed.`)
    toggle.current?.focus()
  }
  return (
    <Panel aria-labelledby={titleId} data-screen-only={costs.length === 0 ? true : undefined}>
      <PanelHead>
        <h3 id={titleId}>Costs</h3>
        {writer === null ? null : (
          <TextToggle
            ref={toggle}
            data-screen-only
            aria-expanded={adding}
            aria-controls={formId}
            onClick={() => setAdding(!adding)}
          >
            {adding ? 'Close' : 'Add a cost'}
          </TextToggle>
        )}
      </PanelHead>
      {costs.length === 0 ? null : (
        <>
          <PlainList $gap={0} aria-label="Costs you noted">
            {inOrder(costs, days).map(({ cost, at }) => (
              <Line key={`${at} ${cost.label}`}>
                <Text as="span" $muted>
                  {costDay(cost, days)}
                </Text>
                <span>{cost.label}</span>
                <span data-figures>{moneyWords(cost.amount, cost.currency)}</span>
                {writer === null ? null : (
                  <TextToggle data-screen-only aria-disabled={writer.waiting} onClick={() => remove(at)}>
                    Remove
                    <VisuallyHidden> {cost.label}</VisuallyHidden>
                  </TextToggle>
                )}
              </Line>
            ))}
          </PlainList>
          <Total data-figures>Total: {sumWords(costs)}</Total>
        </>
      )}
      {writer === null ? null : (
        <>
          <div id={formId} hidden={!adding} data-screen-only>
            {isFull ? (
              <Text>
                A plan keeps {costLimits.entries} costs. Remove one to add another, or sum some up in one line.
              </Text>
            ) : adding ? (
              <Stack $gap={3}>
                <Text $muted>
                  Note what you pay, by day or for the whole trip. Each currency is added up by itself.
                </Text>
                <CostForm
                  days={days}
                  currency={costs.at(-1)?.currency ?? site.currency}
                  waiting={writer.waiting}
                  onAdd={add}
                />
              </Stack>
            ) : null}
          </div>
          <VisuallyHidden role="status">{news}</VisuallyHidden>
        </>
      )}
    </Panel>
  )
}
