import { color, media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { InlineText } from '../text/inline-text.tsx'

const Stub = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${color.night};
  color: ${color.nightText};
  border-radius: 2px;
  a {
    color: inherit;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, auto) minmax(0, 1fr);
  }
  ${media.print} {
    background: none;
    color: inherit;
    border: 1px solid;
  }
`
const Name = styled.h2`
  padding: ${space(4)} ${space(5)};
  border-bottom: 2px dashed ${color.nightLine};
  ${media.tablet} {
    padding: ${space(5)} ${space(8)} ${space(5)} ${space(5)};
    border-right: 2px dashed ${color.nightLine};
    border-bottom: 0;
  }
`
const Points = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${space(2)};
  padding: ${space(4)} ${space(5)} ${space(5)} ${space(9)};
  ${media.tablet} {
    padding-block: ${space(5)};
  }
`

/** The summary of a policy, styled like a ticket stub. */
export const Gist = ({ points }: { points: readonly string[] }) => (
  <Stub data-surface="night" aria-labelledby="in-short">
    <Name id="in-short">In short</Name>
    <Points>
      {points.map((point) => (
        <li key={point}>
          <InlineText text={point} />
        </li>
      ))}
    </Points>
  </Stub>
)
