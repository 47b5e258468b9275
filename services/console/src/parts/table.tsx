import { color, media, space } from '@stageside/ui/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Scroll = styled.div`
  overflow-x: auto;
  margin-top: ${space(2)};
`

/** For tables wider than the page: they scroll by themselves, by keyboard too. */
export const ScrollBox = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Scroll role="region" aria-label={label} tabIndex={0}>
    {children}
  </Scroll>
)

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  caption {
    padding-bottom: ${space(2)};
    text-align: left;
    color: ${color.muted};
  }
  th,
  td {
    padding: ${space(2)} ${space(3)} ${space(2)} 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
  }
  thead th {
    border-bottom: 2px solid ${color.ink};
  }
  tbody th {
    font-weight: 400;
  }
`

/**
 * A table that becomes a list of cards where it is narrow: each cell then stands below the one before, named by its `data-label`. Its roles are
 * given to its elements, since browsers drop them with the layout.
 */
export const CardTable = styled(Table)`
  @media (max-width: 47.99em) {
    &,
    caption,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tr {
      padding-block: ${space(3)};
      border-top: 2px solid ${color.ink};
    }
    th,
    td {
      padding: ${space(1)} 0;
      border: 0;
    }
    tbody th {
      font-weight: 650;
    }
    td[data-label]::before {
      content: attr(data-label) ': ';
      color: ${color.muted};
    }
  }
  ${media.tablet} {
    td[data-figure],
    th[data-figure] {
      white-space: nowrap;
    }
  }
`
