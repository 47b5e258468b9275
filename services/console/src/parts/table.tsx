import { color, space } from '@stageside/ui/tokens'
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

const Cards = styled(Table).attrs({ role: 'table' })`
  td {
    overflow-wrap: anywhere;
  }
  th time {
    white-space: nowrap;
  }
  @media (max-width: 47.99em) {
    &,
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
    td::before {
      content: attr(data-label) ': ';
      color: ${color.muted};
    }
  }
`
const Head = styled.thead.attrs({ role: 'rowgroup' })``
const Body = styled.tbody.attrs({ role: 'rowgroup' })``
const TableRow = styled.tr.attrs({ role: 'row' })``
const ColumnHead = styled.th.attrs({ role: 'columnheader', scope: 'col' })``
const RowHead = styled.th.attrs({ role: 'rowheader', scope: 'row' })``
const Cell = styled.td.attrs({ role: 'cell' })``

interface CardTableProps {
  readonly columns: readonly string[]
  /** Of each row what it is about, and a cell for each further column. */
  readonly rows: readonly { readonly key: string; readonly head: ReactNode; readonly cells: readonly ReactNode[] }[]
}

/**
 * A table that becomes a list of cards where it is narrow: each cell then stands below the one before, named by its column. Its parts are given
 * their roles, since browsers drop them with the layout.
 */
export const CardTable = ({ columns, rows }: CardTableProps) => (
  <Cards>
    <Head>
      <TableRow>
        {columns.map((column) => (
          <ColumnHead key={column}>{column}</ColumnHead>
        ))}
      </TableRow>
    </Head>
    <Body>
      {rows.map(({ key, head, cells }) => (
        <TableRow key={key}>
          <RowHead>{head}</RowHead>
          {cells.map((cell, index) => (
            <Cell key={columns[index + 1]} data-label={columns[index + 1]}>
              {cell}
            </Cell>
          ))}
        </TableRow>
      ))}
    </Body>
  </Cards>
)
