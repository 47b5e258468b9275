import { startTransition, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from './button.tsx'
import { Row, Stack, Text } from './layout.tsx'
import { Notice } from './notice.tsx'
import { focusPressed } from './pressed.tsx'
import { safe, shadow, space } from './tokens.ts'

const FloatingNotice = styled(Notice)`
  position: fixed;
  z-index: 65;
  inset: auto ${space(4)} max(${space(4)}, ${safe.bottom});
  max-width: 34rem;
  margin-inline: auto;
  box-shadow: ${shadow};
`

const Words = () => (
  <Text>
    <strong>This did not load.</strong> Check your connection and try again. If that doesn’t help, reload the page.
  </Text>
)

/** In the place of a part that nobody opened: it stays there, and the focus where it was. */
const PartFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Notice $tone="error" role="alert">
    <Stack $gap={3}>
      <Words />
      <Row>
        <Button $size="small" onClick={onRetry}>
          Try again
        </Button>
      </Row>
    </Stack>
  </Notice>
)

interface LoadFailedProps {
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Takes the focus, as the part it replaces would have, and returns it. */
const LoadFailed = ({ onRetry, onClose }: LoadFailedProps) => {
  const again = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    focusPressed()
    const before = document.activeElement
    again.current?.focus()
    return () => (before instanceof HTMLElement ? before.focus() : undefined)
  }, [])
  return (
    <FloatingNotice $tone="error" role="alert" onKeyDown={({ key }) => (key === 'Escape' ? onClose() : undefined)}>
      <Stack $gap={3}>
        <Words />
        <Row>
          <Button ref={again} $size="small" onClick={onRetry}>
            Try again
          </Button>
          <Button $tone="outline" $size="small" onClick={onClose}>
            Close
          </Button>
        </Row>
      </Stack>
    </FloatingNotice>
  )
}

interface Closable {
  /** False while a mounted part is closed; left out by parts that are mounted only while open. */
  readonly open?: boolean
  /** Left out by parts of a page that a visitor neither opens nor closes. */
  readonly onClose?: () => void
}

/**
 * A component whose code is fetched when it is first shown. With React's `lazy` a failed fetch unmounts everything in the nearest
 * error boundary; here only this component is replaced, by a notice with a retry. The failure goes to the window's `error` event,
 * which the shell reports. `waiting` is shown while it loads.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
) => {
  let fetched: ComponentType<Props> | null = null
  const fetchPart = async () => {
    fetched = await load()
    return fetched
  }
  const OnDemand = (props: Props & Closable) => {
    const [Part, setPart] = useState(() => fetched)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (Part !== null || failed) return undefined
      let unmounted = false
      fetchPart().then(
        (part) => {
          // In slices: the page answers meanwhile.
          if (!unmounted) startTransition(() => setPart(() => part))
        },
        (error: unknown) => {
          reportError(error)
          if (!unmounted) setFailed(true)
        },
      )
      return () => {
        unmounted = true
      }
    }, [Part, failed])
    if (Part !== null) return <Part {...props} />
    if (!failed) return waiting
    if (props.open === false) return null
    const again = () => setFailed(false)
    return props.onClose ? <LoadFailed onRetry={again} onClose={props.onClose} /> : <PartFailed onRetry={again} />
  }
  /** Fetches its code, so that it is shown at once. Rejects when it cannot. */
  return Object.assign(OnDemand, { load: fetchPart })
}
