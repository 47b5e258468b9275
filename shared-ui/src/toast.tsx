import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { color, media, radius, safe, shadow, space } from './tokens.ts'

const Viewport = styled(Toast.Viewport)`
  position: fixed;
  z-index: 80;
  /* A page with something of its own at the foot of the window sends them to the top. */
  inset: var(--toasts-top, auto) max(${space(4)}, ${safe.right}) var(--toasts-bottom, max(${space(4)}, ${safe.bottom}))
    auto;
  display: grid;
  /* No wider than the window, whatever word a toast holds. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  width: min(24rem, calc(100vw - 2rem));
  outline: none;
`
const Item = styled(Toast.Root)`
  /* Each holds its own button to close it. */
  position: relative;
  padding: ${space(4)} ${space(10)} ${space(4)} ${space(4)};
  background: ${color.card};
  color: ${color.ink};
  border: 1px solid ${color.line};
  border-left: 4px solid ${color.walk};
  border-radius: ${radius.ticket};
  box-shadow: ${shadow};
  transition: opacity 160ms;
  &[data-type='destructive'] {
    border-left-color: ${color.danger};
  }
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`
const Title = styled(Toast.Title)`
  margin: 0;
  font-size: 1rem;
`
const Description = styled(Toast.Description)`
  margin: ${space(1)} 0 0;
  font-size: 0.9375rem;
`
const Close = styled(Toast.Close)`
  position: absolute;
  top: ${space(2)};
  right: ${space(2)};
  width: 2.25rem;
  height: 2.25rem;
  border: 0;
  background: transparent;
  font-size: 1.25rem;
  ${media.touch} {
    top: 0;
    right: 0;
    width: 2.75rem;
    height: 2.75rem;
  }
`

const List = () =>
  Toast.useToastManager().toasts.map((toast) => (
    <Item key={toast.id} toast={toast}>
      <Title />
      <Description />
      <Close aria-label="Dismiss">×</Close>
    </Item>
  ))

export type ToastManager = ReturnType<typeof Toast.createToastManager>
export const createToastManager = Toast.createToastManager

export interface ToasterProps {
  readonly manager: ToastManager
  /** Called once the toaster listens to the manager; toasts added before are not shown. */
  readonly onMounted?: (manager: ToastManager) => void
}

/** The region of toasts. One per page, with the manager from `createToastManager`. */
export const Toaster = ({ manager, onMounted }: ToasterProps) => {
  // Effects run child first: the provider below has subscribed by now.
  useEffect(() => onMounted?.(manager), [manager, onMounted])
  return (
    <Toast.Provider toastManager={manager} timeout={8000}>
      <Toast.Portal>
        <Viewport data-screen-only>
          <List />
        </Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}
