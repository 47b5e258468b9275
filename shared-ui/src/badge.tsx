import { styled } from 'styled-components'
import { color, radius, space } from './tokens.ts'

/** A short label beside a name: BETA, COMING SOON, DEMO. */
export const Badge = styled.span<{ $tone?: 'ink' | 'signal' | 'walk' | 'night' }>`
  display: inline-block;
  max-width: 100%;
  padding: 0 ${space(2)};
  border: 1.5px solid currentcolor;
  border-radius: ${radius.ticket};
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1.6;
  letter-spacing: 0.06em;
  text-transform: uppercase;
  overflow-wrap: anywhere;
  color: ${({ $tone = 'ink' }) => ({ ink: color.ink, signal: color.signal, walk: color.walk, night: color.nightText })[$tone]};
`
