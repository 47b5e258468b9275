import { media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'

/** The list under its heading, and the map beside both. */
export const ListColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  align-content: start;
  min-width: 0;
  ${media.tablet} {
    gap: ${space(3)};
  }
  ${media.desktop} {
    && {
      grid-column: 1;
      grid-row: 4;
    }
  }
`
export const MapColumn = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
    && {
      grid-column: 2;
      grid-row: 3 / span 2;
    }
    /* Doubled against the child's own height. */
    && > * {
      position: sticky;
      top: 5.5rem;
      height: min(48rem, calc(100svh - 7rem));
    }
  }
`
