import { currencies } from '@site/contracts/trip-fields'
import { site } from '@site/contracts/site'
import { Button } from '@stageside/ui/button'
import { SelectField, TextField } from '@stageside/ui/field'
import { media, space } from '@stageside/ui/tokens'
import { useMemo, useState, type SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import { costLimits, type Cost } from './cost.ts'
import { fractionDigits, readAmount } from './currency.ts'

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1fr));
  }
  & > button {
    justify-self: start;
    align-self: end;
  }
`

/** Every currency, those that people ask for most first. */
const useCurrencies = () =>
  useMemo(() => {
    const names = new Intl.DisplayNames(site.locale, { type: 'currency' })
    const all = [...new Set([...currencies, ...Intl.supportedValuesOf('currency')])]
    return all.map((code) => ({ code, words: `${code}, ${names.of(code) ?? code}` }))
  }, [])

interface Typed {
  readonly label: string
  readonly amount: string
  readonly currency: string
  readonly day: string
}

const read = ({ label, amount, currency, day }: Typed) => {
  const found = readAmount(amount, currency)
  const isAmount = found !== null && found > 0 && found <= costLimits.amount
  return {
    problems: {
      label: label.trim() === '' ? 'Say what it is for' : undefined,
      amount: isAmount ? undefined : `Give an amount such as ${fractionDigits(currency) === 0 ? '1250' : '12.50'}`,
    },
    cost: { label: label.trim(), amount: found ?? 0, currency, day: day === '' ? null : Number(day) } satisfies Cost,
  }
}

interface CostFormProps {
  readonly days: number
  /** The currency of the cost before. */
  readonly currency: string
  readonly waiting: boolean
  readonly onAdd: (cost: Cost) => void
}

/** Takes one cost after the other. */
export const CostForm = ({ days, currency, waiting, onAdd }: CostFormProps) => {
  const [typed, setTyped] = useState<Typed>({ label: '', amount: '', currency, day: '' })
  const [isTold, setTold] = useState(false)
  const choices = useCurrencies()
  const { problems, cost } = read(typed)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (waiting) return
    const first = problems.label === undefined ? (problems.amount === undefined ? null : 'amount') : 'label'
    setTold(first !== null)
    if (first !== null) return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    onAdd(cost)
    setTyped({ ...typed, label: '', amount: '' })
    event.currentTarget.querySelector<HTMLElement>('[name="label"]')?.focus()
  }
  return (
    <Form noValidate aria-label="Add a cost" onSubmit={submit}>
      <TextField
        label="What for"
        name="label"
        required
        maxLength={costLimits.label}
        value={typed.label}
        error={isTold ? problems.label : undefined}
        onChange={({ target }) => setTyped({ ...typed, label: target.value })}
      />
      <TextField
        label="Amount"
        name="amount"
        required
        inputMode="decimal"
        maxLength={20}
        value={typed.amount}
        error={isTold ? problems.amount : undefined}
        onChange={({ target }) => setTyped({ ...typed, amount: target.value })}
      />
      <SelectField
        label="Currency"
        value={typed.currency}
        onChange={({ target }) => setTyped({ ...typed, currency: target.value })}
      >
        {choices.map(({ code, words }) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </SelectField>
      <SelectField label="When" value={typed.day} onChange={({ target }) => setTyped({ ...typed, day: target.value })}>
        <option value="">Whole trip</option>
        {Array.from({ length: days }, (_, day) => (
          <option key={day} value={day}>
            Day {day + 1}
          </option>
        ))}
      </SelectField>
      <Button type="submit" $tone="outline" $size="small" aria-disabled={waiting}>
        Add this cost
      </Button>
    </Form>
  )
}
