import { font } from '@site/ui/tokens'
import { styled } from 'styled-components'

/** The sentence under a title. */
export const Strapline = styled.p`
  max-width: 36ch;
  font: 500 clamp(1.25rem, 1.05rem + 0.9vw, 1.6875rem) / 1.3 ${font.head};
  letter-spacing: -0.01em;
  text-wrap: balance;
`
