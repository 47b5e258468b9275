import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from './button.tsx'
import { Row, Stack, Text } from './layout.tsx'
import { Notice } from './notice.tsx'
import { focusPressed } from './pressed.tsx'
import { safe, space } from './tokens.ts'

const Missing = styled(Notice)`
  position: fixed;
  z-index: 65;
  inset: auto ${space(4)} max(${space(4)}, ${safe.bottom});
  max-width: 34rem;
  margin-inline: auto;
`

interface NotHereProps {
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** Takes the focus, since it stands where something was asked for, and gives it back. */
const NotHere = ({ onAgain, onClose }: NotHereProps) => {
  const again = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    focusPressed()
    const before = document.activeElement
    again.current?.focus()
    return () => (before instanceof HTMLElement ? before.focus() : undefined)
  }, [])
  return (
    <Missing $tone="error" role="alert" onKeyDown={({ key }) => (key === 'Escape' ? onClose() : undefined)}>
      <Stack $gap={3}>
        <Text>
          <strong>This did not load.</strong> Check your connection and try again. If it still does not come, reload the
          page.
        </Text>
        <Row>
          <Button ref={again} $size="small" onClick={onAgain}>
            Try again
          </Button>
          <Button $tone="outline" $size="small" onClick={onClose}>
            Close
          </Button>
        </Row>
      </Stack>
    </Missing>
  )
}

interface Closable {
  /** False while a part that stays mounted is shut; a part that is only mounted while open leaves it out. */
  readonly open?: boolean
  readonly onClose: () => void
}

/**
 * A part whose code is fetched when it is first shown. React's own `lazy` throws a failed fetch at the nearest boundary and takes
 * down what is inside it; here only this part is missing, and says so with a way to try again. The failure goes to the window's
 * `error` event, where the site's report listens. `waiting` stands in its place until it comes.
 */
export const onDemand = <Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
) => {
  let fetched: ComponentType<Props> | null = null
  const OnDemand = (props: Props) => {
    const [Part, setPart] = useState(() => fetched)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (Part !== null || failed) return undefined
      let gone = false
      load().then(
        (part) => {
          fetched = part
          if (!gone) setPart(() => part)
        },
        (error: unknown) => {
          reportError(error)
          if (!gone) setFailed(true)
        },
      )
      return () => {
        gone = true
      }
    }, [Part, failed])
    if (Part !== null) return <Part {...props} />
    if (!failed) return waiting
    return props.open === false ? null : <NotHere onAgain={() => setFailed(false)} onClose={props.onClose} />
  }
  return OnDemand
}
