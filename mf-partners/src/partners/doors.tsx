import { color, font, media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import type { PartnerDoor } from './content.ts'
import { doorInk } from './ink.ts'

const Strip = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  list-style: none;
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space(5)};
    margin-top: -${space(14)};
    padding-inline: ${space(8)};
  }
`
const Stub = styled.a<{ $ink: string }>`
  position: relative;
  display: grid;
  align-content: space-between;
  gap: ${space(4)};
  height: 100%;
  min-height: 7rem;
  padding: ${space(4)};
  background: ${color.card};
  border-top: 0.5rem solid ${({ $ink }) => $ink};
  border-bottom: 2px dashed ${color.line};
  border-radius: 2px;
  box-shadow: 0 6px 18px rgb(27 26 23 / 14%);
  color: ${color.ink};
  font: 700 1.25rem/1.15 ${font.head};
  text-decoration: none;
  overflow-wrap: anywhere;
  hyphens: auto;
  &:hover {
    color: ${color.ink};
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`
const Go = styled.span<{ $ink: string }>`
  justify-self: end;
  color: ${({ $ink }) => $ink};
  font-size: 1.5rem;
`

/** Four stubs torn off the poster: the sections of the page. */
export const Doors = ({ doors }: { doors: readonly PartnerDoor[] }) => (
  <nav aria-label="Kinds of partner">
    <Strip role="list">
      {doors.map(({ id, label }) => (
        <li key={id}>
          <Stub href={`#${id}`} $ink={doorInk[id]}>
            {label}
            <Go $ink={doorInk[id]} aria-hidden="true">
              ↓
            </Go>
          </Stub>
        </li>
      ))}
    </Strip>
  </nav>
)
