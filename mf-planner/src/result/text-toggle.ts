import { color, media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'

/** A quiet button that opens something below it. */
export const TextToggle = styled.button.attrs({ type: 'button' })`
  justify-self: start;
  padding: ${space(1)} 0;
  ${media.touch} {
    min-height: 2.75rem;
  }
  border: 0;
  background: none;
  font-size: 0.9375rem;
  font-weight: 650;
  color: ${color.ink};
  text-decoration: underline dotted;
  text-underline-offset: 0.25em;
  &:hover {
    color: ${color.signalDeep};
    text-decoration-style: solid;
  }
`
