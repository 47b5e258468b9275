import { color, media, radius, space } from '@site/ui/tokens'
import { styled } from 'styled-components'

/** Body and stub of the open ticket. */
export const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
    gap: ${space(8)};
  }
`
/** The side where numbers stand: perforated, as if to be torn off. */
export const Stub = styled.div`
  padding: ${space(5)};
  background: ${color.card};
  border: 2px dashed ${color.line};
  border-radius: ${radius.ticket};
  ${media.tablet} {
    position: sticky;
    top: 0;
  }
`
export const Picture = styled.div`
  height: 10rem;
  border-radius: ${radius.ticket};
  overflow: hidden;
`
/** Takes the focus when its step comes, so that the change is read out. */
export const StepTitle = styled.h3`
  &:focus {
    outline: none;
  }
`
