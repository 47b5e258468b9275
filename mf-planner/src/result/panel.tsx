import { color, media, radius, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'

/** A card of the plan beside its days: what the traveller adds to it. */
export const Panel = styled.section`
  display: grid;
  gap: ${space(4)};
  padding: ${space(3)} ${space(4)};
  background: ${color.card};
  border: 1px solid ${color.line};
  border-radius: ${radius.ticket};
  ${media.tablet} {
    padding: ${space(5)} ${space(6)};
  }
`
/** Its heading, and what opens it. */
export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  align-items: baseline;
  justify-content: space-between;
`
