import { Button } from '@site/ui/button'
import { color, safe, shadow, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import type { EditStatus, Editor } from './use-editor.ts'

const Bar = styled.div`
  position: sticky;
  bottom: max(${space(3)}, ${safe.bottom});
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(2)} ${space(3)};
  background: ${color.night};
  color: ${color.nightText};
  border-radius: 2px;
  box-shadow: ${shadow};
  font-size: 0.9375rem;
`
const Words = styled.p<{ $refused: boolean }>`
  flex: 1 1 14rem;
  min-width: 0;
  ${({ $refused }) => ($refused ? 'font-weight: 650;' : '')}
`

const wordsOf = (status: EditStatus): string => {
  switch (status.at) {
    case 'idle':
      return 'Drag a stop by its dots, or press Change.'
    case 'working':
      return 'Working out the times…'
    case 'done':
    case 'refused':
      return status.words
  }
}

/** Undo, redo and the outcome of the last change; sticky while the plan scrolls. */
export const EditBar = ({ editor }: { editor: Editor }) => {
  const { status } = editor
  const refused = status.at === 'refused'
  return (
    <Bar data-screen-only data-surface="night" role="group" aria-label="Changes">
      <Button $tone="outline" $size="small" $night disabled={!editor.canUndo} onClick={editor.undo}>
        Undo
      </Button>
      <Button $tone="outline" $size="small" $night disabled={!editor.canRedo} onClick={editor.redo}>
        Redo
      </Button>
      <Words $refused={refused} role={refused ? 'alert' : 'status'}>
        {wordsOf(status)}
      </Words>
    </Bar>
  )
}
