import { color, font, media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { partners } from './content.ts'

/** Half circles at the edges between two tickets. */
const Strip = styled.ol`
  --punch: 0.5rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  list-style: none;
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0;
  }
`
const Stub = styled.a<{ $ink: string }>`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${space(3)};
  height: 100%;
  min-height: 3.75rem;
  padding: ${space(3)} ${space(6)};
  background: ${({ $ink }) => $ink};
  color: ${color.onSignal};
  font: 700 1.375rem/1.1 ${font.head};
  text-decoration: none;
  mask:
    radial-gradient(circle at 0 50%, #0000 var(--punch), #000 calc(var(--punch) + 0.5px)) left / 51% 100% no-repeat,
    radial-gradient(circle at 100% 50%, #0000 var(--punch), #000 calc(var(--punch) + 0.5px)) right / 51% 100% no-repeat;
  span {
    font-size: 1.5rem;
  }
  &:hover,
  &:focus-visible {
    color: ${color.onSignal};
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  /* The mask would cut an outer ring. */
  &:focus-visible {
    outline: 3px solid ${color.onSignal};
    outline-offset: -8px;
  }
  ${media.tablet} {
    flex-direction: column;
    align-items: flex-start;
    min-height: 9.5rem;
    padding: ${space(5)} ${space(6)};
    font-size: clamp(1.25rem, 0.6rem + 1.5vw, 1.75rem);
  }
  ${media.print} {
    color: ${color.ink};
  }
`

/** A strip of four tickets, one for each section of the page. */
export const Doors = () => (
  <nav aria-label="Kinds of partner">
    <Strip role="list">
      {partners.doors.map(({ id, label, ink }) => (
        <li key={id}>
          <Stub href={`#${id}`} $ink={color[ink]}>
            {label}
          </Stub>
        </li>
      ))}
    </Strip>
  </nav>
)
