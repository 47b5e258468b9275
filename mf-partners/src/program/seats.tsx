import { Stack } from '@site/ui/layout'
import { color, font, media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import type { Point } from '../parts/point.ts'

/** The six benefits, styled as numbered seats. */
const RowOfSeats = styled.ol`
  display: grid;
  gap: ${space(8)} ${space(6)};
  list-style: none;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(12)} ${space(8)};
  }
`
const Seat = styled.li`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;
`
const SeatNumber = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  background: ${color.night};
  color: ${color.nightText};
  border-radius: 1rem 1rem 2px 2px;
  border-bottom: 0.375rem solid ${color.signal};
  font: 700 1.375rem/1 ${font.head};
`

export const Seats = ({ benefits }: { benefits: readonly Point[] }) => (
  <RowOfSeats role="list">
    {benefits.map(({ title, text }, index) => (
      <Seat key={title}>
        <SeatNumber aria-hidden="true">{index + 1}</SeatNumber>
        <Stack $gap={1}>
          <h3>{title}</h3>
          <p>{text}</p>
        </Stack>
      </Seat>
    ))}
  </RowOfSeats>
)
