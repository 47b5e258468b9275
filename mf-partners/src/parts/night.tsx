import { color, media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'

/**
 * A dark band across the whole window. A border image paints beyond the column without widening the page, so that nothing scrolls
 * sideways. `$last` closes the gap to the footer.
 */
export const Night = styled.section.attrs<{ 'data-surface'?: 'night' }>({ 'data-surface': 'night' })<{
  $last?: boolean
}>`
  background: ${color.night};
  border-image: conic-gradient(${color.night} 0 0) fill 0 / 0 / 0 100vw;
  color: ${color.nightText};
  padding-block: clamp(${space(10)}, 6vw, ${space(16)});
  margin-block: ${space(4)} ${({ $last }) => ($last ? `-${space(6)}` : space(4))};
  min-width: 0;
  ${media.print} {
    background: none;
    border-image: none;
    color: inherit;
  }
`
