import { color, space } from '@site/ui/tokens'
import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'

const look = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding-block: ${space(1)};
  color: ${color.ink};
  font-weight: 650;
  overflow-wrap: anywhere;
`

/** The secondary link beside a button. */
export const MoreLink = styled(Link)`
  ${look}
`
export const MoreAnchor = styled.a`
  ${look}
`
