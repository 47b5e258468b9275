import { Button } from '@stageside/ui/button'
import { space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'

/** Its word stands on the edge of the form where it has a line of its own; beside another button it keeps its distance. */
export const CancelButton = styled(Button).attrs({ $tone: 'quiet', $size: 'small' })`
  padding-inline: 0;
  border-inline-width: 0;
  margin-inline-end: ${space(3)};
`
