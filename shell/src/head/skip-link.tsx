import { color, safe, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'

const Skip = styled.a`
  position: absolute;
  left: max(${space(4)}, ${safe.left});
  top: -6rem;
  z-index: 70;
  padding: ${space(3)} ${space(5)};
  background: ${color.card};
  color: ${color.ink};
  font-weight: 650;
  &:focus {
    top: ${space(3)};
  }
`
export const SkipLink = () => <Skip href="#main">Skip to content</Skip>
