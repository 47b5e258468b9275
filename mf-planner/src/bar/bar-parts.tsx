import { color, media, safe, shadow, space } from '@stageside/ui/tokens'
import type { ComponentProps } from 'react'
import { createGlobalStyle, styled } from 'styled-components'
import { Icon, type IconName } from './icon.tsx'

/** Text as large as this for its window, or a window as low: a bar that stays would leave no room for the plan. */
const NO_ROOM = '@media (max-width: 15em), (max-height: 26em)'

/** Keeps what has the focus, or was just opened, above the bar, with a line of news in it; and toasts off it. */
export const RoomForBar = createGlobalStyle`
  html:has([data-plan-bar]) {
    scroll-padding-block-end: 8rem;
    --toasts-top: max(${space(4)}, ${safe.top});
    --toasts-bottom: auto;
    ${NO_ROOM} {
      scroll-padding-block-end: ${space(2)};
      --toasts-top: auto;
      --toasts-bottom: max(${space(4)}, ${safe.bottom});
    }
  }
`

/** Sticks to the foot of the window as long as the plan is on the screen; without room for that it ends the plan. */
export const Dock = styled.div`
  position: sticky;
  /* What grows above its place in the page is no reason to scroll: the plan stays where it is, and the bar too. */
  overflow-anchor: none;
  bottom: max(${space(2)}, ${safe.bottom});
  z-index: 5;
  margin-inline: calc(-1 * min(${space(3)}, 3vw));
  ${media.tablet} {
    bottom: max(${space(3)}, ${safe.bottom});
    margin-inline: 0;
  }
  ${NO_ROOM} {
    position: static;
  }
`
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  align-items: center;
  padding: ${space(1)};
  background: ${color.night};
  color: ${color.nightText};
  border-radius: 14px;
  box-shadow: ${shadow};
  ${media.tablet} {
    justify-content: space-between;
    padding: ${space(1.5)} ${space(3)};
  }
`
/** Its parts lie side by side in the bar. */
export const Group = styled.div`
  display: contents;
`
/** Above the buttons: what a button opened. Where the window is low it scrolls by itself, so that the bar never covers the plan. */
export const Tray = styled.div`
  order: -2;
  max-height: min(32rem, 55svh);
  overflow-y: auto;
  /* What gets the focus comes into view with its outline, not just up to its edge. */
  scroll-padding-block: ${space(2)};
  overscroll-behavior: contain;
  ${NO_ROOM} {
    max-height: none;
  }
  flex: 1 0 100%;
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)};
  border-bottom: 1px solid ${color.nightLine};
`

const Item = styled.button`
  flex: 1 1 3rem;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(0.5)};
  min-height: 3.25rem;
  padding: ${space(1)} 0;
  border: 0;
  border-radius: 10px;
  background: none;
  color: inherit;
  font-size: 0.75rem;
  font-weight: 650;
  line-height: 1.2;
  outline-offset: -3px;
  ${media.tablet} {
    flex: none;
    flex-direction: row;
    gap: ${space(2)};
    min-height: 2.75rem;
    padding: ${space(1)} ${space(3)};
    font-size: 0.9375rem;
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.5;
  }
  &[aria-expanded='true'] {
    background: ${color.nightLine};
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.nightLine};
    }
  }
`
/** The one button of a bar that matters most. */
const Main = styled(Item)`
  flex: 2 1 6rem;
  ${media.tablet} {
    flex: none;
    margin-right: auto;
    padding-inline: ${space(5)};
  }
  background: ${color.signal};
  color: ${color.onSignal};
  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.signalDeep};
    }
  }
`

interface BarButtonProps extends ComponentProps<'button'> {
  readonly icon: IconName
  readonly main?: boolean
}

/** A button of the bar: a drawing over its word on phones, beside it elsewhere. */
export const BarButton = ({ icon, main = false, children, ...button }: BarButtonProps) => {
  const Look = main ? Main : Item
  return (
    <Look type="button" {...button}>
      <Icon name={icon} />
      <span>{children}</span>
    </Look>
  )
}
