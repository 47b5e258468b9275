import { Wrap } from '@stageside/ui/layout'
import { color, space } from '@stageside/ui/tokens'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { styled } from 'styled-components'

/** As high as the header that comes. */
const Band = styled.div`
  min-height: 6rem;
  padding-top: ${space(3)};
  background: ${color.night};
`

/** While the token of a reloaded tab is checked. */
export const OpeningPage = () => (
  <main>
    <Band>
      <Wrap>
        <VisuallyHidden as="h1">Release console</VisuallyHidden>
        <VisuallyHidden role="status">Checking the token</VisuallyHidden>
      </Wrap>
    </Band>
  </main>
)
