import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, media, radius, space } from './tokens.ts'

/**
 * In a ticket narrower than 13 rem, which is large text on a phone, the stub stands above the body: each is then as wide as the ticket. A
 * container query would say it more plainly, but in the grids of a long list browsers lay out every level of it twice, and hang.
 */
const STUB = '5.25rem'
const wide = (least: string) => `clamp(${least}, (13rem - 100%) * 999, 100%)`
/** Where that is so for the text size of the browser's settings: the perforation lies between stub and body there too. */
const STACKED = '@media (max-width: 18rem)'

/** Half circles cut out of the edges where stub and body meet. As high as its row, so that tickets beside each other end together. */
const Paper = styled.article`
  --punch: 0.5rem;
  display: flex;
  flex-wrap: wrap;
  height: 100%;
  /* The edge in the colour of lines, so that white on white has one in high contrast. */
  filter: drop-shadow(0 0 1px ${color.line}) drop-shadow(0 6px 14px rgb(27 26 23 / 8%));
`
const Stub = styled.div<{ $ink: string }>`
  flex: none;
  width: ${wide(`var(--stub, ${STUB})`)};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
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
  ${STACKED} {
    border-radius: ${radius.ticket} ${radius.ticket} 0 0;
    mask:
      radial-gradient(circle at 0 100%, #0000 var(--punch), #000 calc(var(--punch) + 0.5px)) left / 51% 100% no-repeat,
      radial-gradient(circle at 100% 100%, #0000 var(--punch), #000 calc(var(--punch) + 0.5px)) right / 51% 100%
        no-repeat;
  }
`
const Body = styled.div`
  flex: 1;
  min-width: ${wide('0px')};
  overflow-wrap: anywhere;
  padding: ${space(4)} min(${space(5)}, 6vw);
  background: ${color.card};
  color: ${color.ink};
  border-left: 2px dashed ${color.line};
  border-radius: 0 ${radius.ticket} ${radius.ticket} 0;
  mask:
    radial-gradient(circle at 0 0, #0000 var(--punch), #000 calc(var(--punch) + 0.5px)) top / 100% 51% no-repeat,
    radial-gradient(circle at 0 100%, #0000 var(--punch), #000 calc(var(--punch) + 0.5px)) bottom / 100% 51% no-repeat;
  ${STACKED} {
    border: 0;
    border-top: 2px dashed ${color.line};
    border-radius: 0 0 ${radius.ticket} ${radius.ticket};
    mask:
      radial-gradient(circle at 0 0, #0000 var(--punch), #000 calc(var(--punch) + 0.5px)) left / 51% 100% no-repeat,
      radial-gradient(circle at 100% 0, #0000 var(--punch), #000 calc(var(--punch) + 0.5px)) right / 51% 100% no-repeat;
  }
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
