import { Badge } from '@stageside/ui/badge'
import { color, font, media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import type { AddressStay } from '../hotel/hotel-address.ts'
import { CompareLinks } from './compare-links.tsx'
import { compareRows, WALK_LABEL, type CompareCell } from './compare-rows.ts'
import type { ComparedHotel } from './compared-hotel.ts'

/** A column is at least this wide; rows are laid out one by one, so all of them must come to the same widths. */
const COLUMN_REM = 9.5
const LABEL_REM = 7.5

/** Scrolls both ways, so that names and labels can stay in view; what is hidden in it scrolls with it. */
const Frame = styled.div`
  position: relative;
  max-height: max(20rem, calc(88dvh - 15rem));
  overflow: auto;
  overscroll-behavior: contain;
  border-block: 2px solid ${color.ink};
`
/**
 * Labels stand in a column of their own where there is room, and on phones and in large text above the values they are for, so that
 * these keep the width. A table whose display changes is no table any more to some browsers: the roles say that it is one.
 */
const Table = styled.table.attrs({ role: 'table' })`
  display: block;
  text-align: left;
  font-variant-numeric: tabular-nums;
`
const Head = styled.thead.attrs({ role: 'rowgroup' })`
  display: block;
  position: sticky;
  top: 0;
  z-index: 2;
`
const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  display: block;
`
const Row = styled.tr.attrs({ role: 'row' })<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  width: max(100%, ${({ $count }) => $count * COLUMN_REM}rem);
  background: ${color.paper};
  border-bottom: 1px solid ${color.line};
  ${Head} & {
    border-color: ${color.ink};
  }
  ${media.tablet} {
    grid-template-columns: ${LABEL_REM}rem repeat(${({ $count }) => $count}, minmax(0, 1fr));
    width: max(100%, ${({ $count }) => LABEL_REM + $count * COLUMN_REM}rem);
  }
`
const Cell = styled.td.attrs({ role: 'cell' })`
  padding: 0 ${space(3)} ${space(3)} 0;
  vertical-align: top;
  overflow-wrap: anywhere;
  ${media.tablet} {
    padding-block: ${space(3)};
  }
`
const Label = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
  position: sticky;
  left: 0;
  justify-self: start;
  grid-column: 1 / -1;
  padding: ${space(3)} 0 0;
  font-size: 0.875rem;
  font-weight: 400;
  color: ${color.muted};
  ${media.tablet} {
    z-index: 1;
    justify-self: stretch;
    grid-column: 1;
    padding: ${space(3)} ${space(3)} ${space(3)} 0;
    background: ${color.paper};
  }
`
const Corner = styled(Cell)`
  display: none;
  ${media.tablet} {
    display: block;
    position: sticky;
    left: 0;
    z-index: 1;
    background: ${color.paper};
  }
`
const Column = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  padding: ${space(3)} ${space(3)} ${space(3)} 0;
  vertical-align: top;
`
const Name = styled.span`
  display: block;
  font-family: ${font.head};
  font-size: 1.0625rem;
  line-height: 1.2;
  overflow-wrap: anywhere;
`
const Value = styled.span<{ $best: boolean; $minutes: boolean }>`
  display: inline-block;
  margin-right: ${space(2)};
  font-weight: ${({ $best }) => ($best ? 700 : 400)};
  ${({ $minutes }) =>
    $minutes &&
    `font-family: ${font.head}; font-size: 1.75rem; font-weight: 800; line-height: 1.1; color: ${color.walk};`}
`
const Note = styled.span`
  display: block;
  font-size: 0.875rem;
  color: ${color.muted};
`

const Fact = ({ cell, minutes }: { readonly cell: CompareCell | null; readonly minutes: boolean }) =>
  cell === null ? (
    <Note>Not known</Note>
  ) : (
    <>
      <Value $best={cell.best} $minutes={minutes}>
        {cell.text}
      </Value>
      {cell.best ? <Badge $tone="walk">Best</Badge> : null}
      {cell.note === undefined ? null : <Note>{cell.note}</Note>}
    </>
  )

interface CompareTableProps {
  readonly hotels: readonly ComparedHotel[]
  readonly stay: AddressStay | null
}

export const CompareTable = ({ hotels, stay }: CompareTableProps) => (
  <Frame role="region" aria-label="Comparison" tabIndex={0}>
    <Table>
      <Head>
        <Row $count={hotels.length}>
          <Corner />
          {hotels.map(({ id, name }) => (
            <Column key={id}>
              <Name>{name}</Name>
            </Column>
          ))}
        </Row>
      </Head>
      <Body>
        {compareRows(hotels).map(({ label, cells }) => (
          <Row key={label} $count={hotels.length}>
            <Label>{label}</Label>
            {cells.map((cell, index) => (
              <Cell key={hotels[index]?.id}>
                <Fact cell={cell} minutes={label === WALK_LABEL} />
              </Cell>
            ))}
          </Row>
        ))}
        <Row $count={hotels.length}>
          <Label>Links</Label>
          {hotels.map((hotel) => (
            <Cell key={hotel.id}>
              <CompareLinks hotel={hotel} stay={stay} />
            </Cell>
          ))}
        </Row>
      </Body>
    </Table>
  </Frame>
)
