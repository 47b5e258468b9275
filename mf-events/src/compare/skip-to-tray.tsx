import { Button } from '@stageside/ui/button'
import { color, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { focusTray } from './compare-tray.tsx'

/** Unseen until it has the focus, and over what is there, so that nothing moves. */
const Skip = styled(Button)`
  position: absolute;
  z-index: 4;
  inset: 100% 0 auto auto;
  width: max-content;
  max-width: none;
  && {
    padding-inline: ${space(3)};
    background: ${color.paper};
  }
  &:not(:focus) {
    width: 1px;
    min-height: 0;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

/** The way past the rest of the list for who uses a keyboard: the tray stands behind its last hotel. */
export const SkipToTray = () => (
  <Skip $tone="outline" $size="small" onClick={focusTray}>
    Skip to the Compare button
  </Skip>
)
