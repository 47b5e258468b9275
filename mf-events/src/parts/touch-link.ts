import { media, space } from '@stageside/ui/tokens'
import { css } from 'styled-components'

/** A link of one line that a finger hits on 44 px, and that takes no more room than its line: what stands above and below is plain text. */
export const touchLink = css`
  ${media.touch} {
    display: inline-block;
    padding-block: ${space(3)};
    margin-block: -${space(3)};
  }
`
