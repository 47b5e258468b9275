import { Popover } from '@base-ui/react/popover'
import { Dialog } from '@stageside/ui/dialog'
import { color, radius, shadow, size, space } from '@stageside/ui/tokens'
import type { RefObject } from 'react'
import { styled } from 'styled-components'
import { useIsPhone } from '../parts/use-is-phone.ts'
import { StayForm, type StayFormProps } from './stay-form.tsx'

const Positioner = styled(Popover.Positioner)`
  z-index: 40;
`
const Popup = styled(Popover.Popup)`
  display: grid;
  gap: ${space(4)};
  width: min(24rem, var(--available-width));
  max-height: var(--available-height);
  overflow: auto;
  padding: ${space(5)};
  background: ${color.paper};
  color: ${color.ink};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  box-shadow: ${shadow};
  transition: opacity 120ms;
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`
const Title = styled(Popover.Title)`
  font-size: ${size.h3};
`

interface StayPopupProps extends StayFormProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Opened it, and has the focus again when it closes. */
  readonly button: RefObject<HTMLButtonElement | null>
}

const TITLE = 'Your dates'

/** The form below its button, and on phones in a sheet. */
export const StayPopup = ({ open, onClose, button, ...form }: StayPopupProps) => {
  if (useIsPhone())
    return (
      <Dialog open={open} onClose={onClose} title={TITLE}>
        <StayForm {...form} />
      </Dialog>
    )
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // A press on the button is the button's own to answer, or it would close and open again.
        const ofButton = event.target instanceof Node && button.current?.contains(event.target) === true
        if (!next && !ofButton) onClose()
      }}
    >
      <Popover.Portal>
        <Positioner anchor={button} sideOffset={6} align="start" collisionPadding={12}>
          <Popup finalFocus={button}>
            <Title>{TITLE}</Title>
            <StayForm {...form} />
          </Popup>
        </Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
