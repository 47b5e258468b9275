import { Stack, Text } from '@stageside/ui/layout'
import { color, radius, space } from '@stageside/ui/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Box = styled(Stack)`
  padding: ${space(8)} min(${space(6)}, 6vw);
  border: 2px dashed ${color.line};
  border-radius: ${radius.card};
`

interface EmptyProps {
  readonly title: string
  /** What to do about it. */
  readonly children: ReactNode
}

/** In the place of a list that holds nothing. */
export const Empty = ({ title, children }: EmptyProps) => (
  <Box $gap={2}>
    <Text $lead>
      <strong>{title}</strong>
    </Text>
    <Text as="div" $muted>
      {children}
    </Text>
  </Box>
)
