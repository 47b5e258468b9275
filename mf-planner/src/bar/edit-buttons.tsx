import { media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import type { EditStatus, Editor } from '../edit/use-editor.ts'
import { useSettled } from '../edit/use-settled.ts'
import { BarButton, Group } from './bar-parts.tsx'

/** How long a change that was made is told, ms: longer, it stands beside what was done since. */
const NEWS_MS = 12_000

/** A line of its own where the buttons fill the bar; there it says nothing until something has happened. */
const Words = styled.p<{ $status: EditStatus['at'] | 'told' }>`
  order: -1;
  flex: 1 0 100%;
  padding: ${space(1)} ${space(2)} 0;
  font-size: 0.875rem;
  ${({ $status }) => ($status === 'refused' ? 'font-weight: 650;' : '')}
  ${({ $status }) => ($status === 'idle' || $status === 'told' ? 'display: none;' : '')}
  ${media.desktop} {
    order: 0;
    flex: 1 1 10rem;
    display: block;
    padding: 0 ${space(2)};
  }
`

const wordsOf = (status: EditStatus): string => {
  switch (status.at) {
    case 'idle':
      return 'You can undo every change.'
    case 'working':
      return 'Working out the times…'
    case 'done':
    case 'refused':
      return status.words
  }
}

/** Undo, redo and the outcome of the last change. */
export const EditButtons = ({ editor }: { editor: Editor }) => {
  const { status } = editor
  const isTold = useSettled(status, NEWS_MS) === status && status.at === 'done'
  return (
    <Group role="group" aria-label="Changes">
      <BarButton icon="undo" disabled={!editor.canUndo} onClick={editor.undo}>
        Undo
      </BarButton>
      <BarButton icon="redo" disabled={!editor.canRedo} onClick={editor.redo}>
        Redo
      </BarButton>
      <Words $status={isTold ? 'told' : status.at} role={status.at === 'refused' ? 'alert' : 'status'}>
        {isTold ? '' : wordsOf(status)}
      </Words>
    </Group>
  )
}
