import { color, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'

/** A label around its checkbox, high enough for a finger. */
export const CheckLabel = styled.label`
  display: inline-flex;
  gap: ${space(2)};
  align-items: center;
  min-height: 2.75rem;
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.ink};
  }
`
