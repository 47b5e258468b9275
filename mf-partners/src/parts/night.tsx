import { color, space } from '@site/ui/tokens'
import { styled } from 'styled-components'

/**
 * A night-coloured band across the whole window. The shadow paints past the column without widening the page, so nothing
 * scrolls sideways. `$last` closes the gap to the footer.
 */
export const Night = styled.section.attrs<{ 'data-surface'?: 'night' }>({ 'data-surface': 'night' })<{
  $last?: boolean
}>`
  background: ${color.night};
  color: ${color.nightText};
  box-shadow: 0 0 0 100vmax ${color.night};
  clip-path: inset(0 -100vmax);
  padding-block: clamp(${space(10)}, 6vw, ${space(16)});
  margin-bottom: ${({ $last }) => ($last ? `-${space(6)}` : 0)};
  min-width: 0;
`
