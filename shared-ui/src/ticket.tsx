import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, media, radius, space } from './tokens.ts'

/** Half circles cut out of the edges where stub and body meet. */
const Paper = styled.article`
  --punch: 0.5rem;
  --stub: 5.25rem;
  display: grid;
  grid-template-columns: var(--stub) minmax(0, 1fr);
  filter: drop-shadow(0 1px 1px rgb(27 26 23 / 12%)) drop-shadow(0 6px 14px rgb(27 26 23 / 8%));
`
const Stub = styled.div<{ $ink: string }>`
  display: grid;
  /* Centred, it would shift while the body beside it is still streaming in. */
  align-content: start;
  justify-items: center;
  gap: ${space(1)};
  padding: ${space(4)} ${space(2)};
  text-align: center;
  background: ${({ $ink }) => $ink};
  color: #fff;
  border-radius: ${radius.ticket} 0 0 ${radius.ticket};
  mask:
    radial-gradient(circle at 100% 0, #0000 var(--punch), #000 calc(var(--punch) + 0.5px)) top / 100% 51% no-repeat,
    radial-gradient(circle at 100% 100%, #0000 var(--punch), #000 calc(var(--punch) + 0.5px)) bottom / 100% 51%
      no-repeat;
  font-family: ${font.head};
  font-variant-numeric: tabular-nums;
`
const Body = styled.div`
  min-width: 0;
  padding: ${space(4)} ${space(5)};
  background: ${color.card};
  border-left: 2px dashed ${color.line};
  border-radius: 0 ${radius.ticket} ${radius.ticket} 0;
  mask:
    radial-gradient(circle at 0 0, #0000 var(--punch), #000 calc(var(--punch) + 0.5px)) top / 100% 51% no-repeat,
    radial-gradient(circle at 0 100%, #0000 var(--punch), #000 calc(var(--punch) + 0.5px)) bottom / 100% 51% no-repeat;
  ${media.print} {
    border: 1px solid;
  }
`

export interface TicketProps {
  /** Printed on the stub: a date, a count of minutes. */
  readonly stub: ReactNode
  /** Colour of the stub: any of the category colours. */
  readonly ink: string
  readonly children: ReactNode
}

/** A ticket: coloured stub, perforation, body. */
export const Ticket = ({ stub, ink, children }: TicketProps) => (
  <Paper>
    <Stub $ink={ink}>{stub}</Stub>
    <Body>{children}</Body>
  </Paper>
)
