import type { PaymentMethod } from '@site/contracts/payment'
import { color, focusRing, radius, space } from '@stageside/ui/tokens'
import { useId } from 'react'
import { styled } from 'styled-components'
import { paymentOptions, type Payable } from './options.ts'

const Group = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  legend {
    padding: 0 0 ${space(2)};
    font-weight: 650;
  }
`
const Option = styled.label<{ $off: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space(3)};
  align-items: center;
  padding: ${space(3)} ${space(4)};
  border: 2px solid ${color.line};
  border-radius: ${radius.ticket};
  background: ${({ $off }) => ($off ? 'transparent' : color.card)};
  &:has(:checked) {
    border-color: ${color.ink};
  }
  &:has(:focus-visible) {
    ${focusRing}
    outline-offset: 3px;
  }
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.ink};
  }
  strong {
    font-weight: 650;
    color: ${({ $off }) => ($off ? color.muted : color.ink)};
  }
  small {
    grid-column: 2;
    font-size: 0.9375rem;
    color: ${color.muted};
  }
`

interface PaymentOptionsProps extends Payable {
  readonly value: PaymentMethod | null
  readonly onChange: (method: PaymentMethod) => void
  readonly disabled?: boolean
}

export const PaymentOptions = ({ value, onChange, disabled = false, ...payable }: PaymentOptionsProps) => {
  const id = useId()
  return (
    <Group disabled={disabled}>
      <legend>How would you pay?</legend>
      {paymentOptions(payable).map(({ method, name, detail, refused }) => (
        <Option key={method} $off={refused !== null}>
          <input
            type="radio"
            name={`${id}-payment`}
            value={method}
            checked={value === method}
            disabled={refused !== null}
            aria-describedby={`${id}-${method}`}
            onChange={() => onChange(method)}
          />
          <strong>{name}</strong>
          <small id={`${id}-${method}`}>{refused ?? detail}</small>
        </Option>
      ))}
    </Group>
  )
}
