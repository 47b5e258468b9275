import { Button } from '@stageside/ui/button'
import { Row, Stack } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { styled } from 'styled-components'
import { SetAside } from './set-aside.tsx'
import { statusWords } from './status-words.ts'
import { useOffline } from './use-offline.ts'
import type { Together } from './use-together.ts'

const Panel = styled(Notice)`
  display: grid;
  gap: 0.75rem;
`

/** Where the shared plan stands, and what no longer fits into it. Nothing for a plan that is not shared for editing. */
export const StatusPanel = ({ secret, room }: Together) => {
  const isOffline = useOffline()
  if (secret === null) return null
  const { status, plan, setAside } = { ...room, setAside: room.plan?.setAside ?? [] }
  const { words, isTrouble } = statusWords(room, isOffline)
  const isEnded = status.at === 'ended'
  const mayTryAgain = isEnded && (status.reason === 'full' || status.reason === 'unavailable')
  return (
    <Panel
      as="section"
      aria-label="Planning together"
      data-screen-only
      $tone={isEnded ? 'error' : isTrouble ? 'info' : 'success'}
    >
      <Stack $gap={1}>
        <strong>{isEnded ? 'You’re no longer planning together' : 'Planning together'}</strong>
        <p>{words}</p>
        {isEnded && plan !== null ? <p>You can go on with your own copy below.</p> : null}
      </Stack>
      <VisuallyHidden role="status">{isTrouble ? words : ''}</VisuallyHidden>
      {mayTryAgain ? (
        <Row>
          <Button $tone="outline" $size="small" onClick={() => window.location.reload()}>
            Try again
          </Button>
        </Row>
      ) : null}
      {isEnded || setAside.length === 0 ? null : <SetAside stops={setAside} onDrop={room.drop} />}
    </Panel>
  )
}
