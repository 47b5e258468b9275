import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { keyboardRoom } from './keyboard-room.tsx'
import { FocusPressed, useReturnFocus } from './pressed.tsx'
import { color, media, radius, safe, space } from './tokens.ts'

const Backdrop = styled(Base.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: 60;
  background: rgb(16 24 43 / 62%);
  transition: opacity 160ms;
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`
const Popup = styled(Base.Popup)<{ $wide: boolean }>`
  position: fixed;
  z-index: 61;
  inset: auto 0 var(--keyboard, 0px);
  max-height: min(92dvh, calc(var(--visible, 100dvh) - ${space(2)}));
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${space(8)};
  --foot: max(${space(8)}, ${safe.bottom});
  padding: ${space(6)} max(min(${space(5)}, 6vw), ${safe.right}) var(--foot) max(min(${space(5)}, 6vw), ${safe.left});
  background: ${color.paper};
  color: ${color.ink};
  /*
   * Fades what goes on below the edge. It sticks to the edge while there is more and comes to rest on the empty foot at the end. A
   * sticky element keeps clear of its container's padding, so it is moved into it.
   */
  &::after {
    content: '';
    position: sticky;
    z-index: 1;
    bottom: calc(-1 * var(--foot));
    display: block;
    height: var(--foot);
    margin-bottom: calc(-1 * var(--foot));
    margin-inline: -0.5rem;
    background: linear-gradient(#0000, ${color.paper});
    pointer-events: none;
  }
  border-radius: ${radius.card} ${radius.card} 0 0;
  transition:
    opacity 160ms,
    transform 160ms;
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(1rem);
  }
  ${media.tablet} {
    inset: calc(50% - var(--keyboard, 0px) / 2) auto auto 50%;
    width: min(calc(100vw - 4rem), ${({ $wide }) => ($wide ? '58rem' : '34rem')});
    max-height: min(88dvh, calc(var(--visible, 100dvh) - ${space(2)}));
    --foot: ${space(8)};
    padding: ${space(8)};
    border-radius: ${radius.card};
    transform: translate(-50%, -50%);
    &[data-starting-style],
    &[data-ending-style] {
      transform: translate(-50%, calc(-50% + 1rem));
    }
  }
`
const Title = styled(Base.Title)`
  padding-right: ${space(12)};
  margin: 0 0 ${space(5)};
  /* It has the focus so that reading begins there; it is no control. */
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`
const Close = styled(Base.Close)`
  position: absolute;
  top: ${space(4)};
  right: max(${space(4)}, ${safe.right});
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: 50%;
  background: transparent;
  font-size: 1.5rem;
  line-height: 1;
  ${media.hover} {
    &:hover {
      background: ${color.ink};
      color: ${color.paper};
    }
  }
`
const Description = styled(Base.Description)`
  margin: calc(-1 * ${space(3)}) 0 ${space(5)};
  color: ${color.muted};
`

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly wide?: boolean
  readonly children: ReactNode
}

/**
 * A modal dialog: traps the focus and returns it to the control that opened it; Escape and the backdrop close it. A wide one holds
 * long text, so it focuses its title and not the first control, which may be far down.
 */
export const Dialog = ({ open, onClose, title, description, wide = false, children }: DialogProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const returnFocus = useReturnFocus(open)
  return (
    <Base.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <FocusPressed open={open} />
      <Base.Portal>
        <Backdrop />
        <Popup ref={keyboardRoom} $wide={wide} finalFocus={returnFocus} {...(wide ? { initialFocus: heading } : {})}>
          <Title ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {description === undefined ? null : <Description>{description}</Description>}
          {children}
          <Close aria-label="Close">×</Close>
        </Popup>
      </Base.Portal>
    </Base.Root>
  )
}
