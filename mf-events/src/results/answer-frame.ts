import { Wrap } from '@stageside/ui/layout'
import { media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'

/** The columns of a page after a search. */
export const AnswerFrame = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)} ${space(8)};
  align-content: start;
  max-width: 90rem;
  /* The footer stays below the fold while the answer is on its way. */
  min-height: 100svh;
  padding-block: ${space(3)} ${space(10)};
  ${media.tablet} {
    row-gap: ${space(3)};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    & > * {
      grid-column: 1 / -1;
    }
  }
`
