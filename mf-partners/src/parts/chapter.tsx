import { space } from '@site/ui/tokens'
import { styled } from 'styled-components'

/** A section of a page with its own heading. */
export const Chapter = styled.section<{ $gap?: number }>`
  display: grid;
  gap: ${({ $gap = 6 }) => space($gap)};
  padding-block: clamp(${space(3)}, 2.5vw, ${space(8)});
  min-width: 0;
  & > * {
    min-width: 0;
  }
`
