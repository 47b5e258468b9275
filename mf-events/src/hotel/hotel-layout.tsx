import { Stack, Wrap } from '@stageside/ui/layout'
import { media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'

/** One column; from 1024 px two, the second for the map, or where no streets are known for what is close by. */
export const Layout = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)} ${space(8)};
  align-content: start;
  max-width: 90rem;
  /* The footer stays below the fold while the hotel is on its way. */
  min-height: 100svh;
  padding-block: ${space(4)} ${space(10)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    grid-template-rows: auto auto 1fr;
    & > nav {
      grid-column: 1 / -1;
    }
  }
`
/** While it waits, the map below it stays below the fold: how high the way will be is not known, and nothing in view may move. */
export const Main = styled(Stack)<{ $mapped: boolean; $waiting: boolean }>`
  align-content: start;
  min-height: ${({ $waiting }) => ($waiting ? '100svh' : 'auto')};
  ${media.desktop} {
    min-height: auto;
    grid-column: 1;
    grid-row: ${({ $mapped }) => ($mapped ? '2' : '2 / span 2')};
  }
`
export const Beside = styled.div<{ $mapped: boolean }>`
  min-width: 0;
  ${media.desktop} {
    grid-column: 2;
    grid-row: ${({ $mapped }) => ($mapped ? '2 / span 2' : '2')};
    & > * {
      position: sticky;
      top: 5.5rem;
    }
  }
`
export const Around = styled(Stack)<{ $mapped: boolean }>`
  ${media.desktop} {
    grid-column: ${({ $mapped }) => ($mapped ? 1 : 2)};
    grid-row: 3;
  }
`
