import { media } from '@stageside/ui/tokens'
import { css, styled } from 'styled-components'

const shown = css`
  ${media.tablet} {
    display: revert;
  }
  ${media.print} {
    display: revert;
  }
`
/** Left out on phones, where it would take a line more; on paper it is there. */
export const WithRoom = styled.span`
  display: none;
  ${shown}
`
/** In its place on phones. */
export const OnPhone = styled.span`
  ${media.tablet} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`
