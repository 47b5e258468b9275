import { media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import type { EditStatus, Editor } from '../edit/use-editor.ts'
import { BarButton, Group } from './bar-parts.tsx'

/** A line of its own where the buttons fill the bar; there it says nothing until something has happened. */
const Words = styled.p<{ $status: EditStatus['at'] }>`
  order: -1;
  flex: 1 0 100%;
  padding: ${space(1)} ${space(2)} 0;
  font-size: 0.875rem;
  ${({ $status }) => ($status === 'refused' ? 'font-weight: 650;' : '')}
  ${({ $status }) => ($status === 'idle' ? 'display: none;' : '')}
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
      return 'Open a day to change it.'
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
  return (
    <Group role="group" aria-label="Changes">
      <BarButton icon="undo" disabled={!editor.canUndo} onClick={editor.undo}>
        Undo
      </BarButton>
      <BarButton icon="redo" disabled={!editor.canRedo} onClick={editor.redo}>
        Redo
      </BarButton>
      <Words $status={status.at} role={status.at === 'refused' ? 'alert' : 'status'}>
        {wordsOf(status)}
      </Words>
    </Group>
  )
}
