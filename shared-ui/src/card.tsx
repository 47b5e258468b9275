import { styled } from 'styled-components'
import { color, radius, shadow, space } from './tokens.ts'

export const Card = styled.div<{ $pad?: number }>`
  background: ${color.card};
  color: ${color.ink};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  box-shadow: ${shadow};
  padding: ${({ $pad = 6 }) => space($pad)};
  min-width: 0;
`
