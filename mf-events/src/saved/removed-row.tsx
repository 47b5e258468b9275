import { Button } from '@stageside/ui/button'
import { Row, Text } from '@stageside/ui/layout'
import { color, space } from '@stageside/ui/tokens'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

const Item = styled.li`
  padding-block: ${space(4)};
  border-top: 1px solid ${color.line};
`

interface RemovedRowProps {
  readonly name: string
  readonly onUndo: () => void
}

/** In the place of a hotel that was removed, for as long as the page is open: nobody has to be quick to put it back. */
export const RemovedRow = ({ name, onUndo }: RemovedRowProps) => {
  const undo = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone.
  useEffect(() => undo.current?.focus(), [])
  return (
    <Item>
      <Row>
        <Text>{name} was removed.</Text>
        <Button ref={undo} $tone="outline" $size="small" onClick={onUndo}>
          Undo<VisuallyHidden>: keep {name}</VisuallyHidden>
        </Button>
      </Row>
    </Item>
  )
}
