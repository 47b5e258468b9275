import { Stack, Text } from '@stageside/ui/layout'
import { styled } from 'styled-components'

/** Headings, each with the sentence or two that makes it concrete, in the order shown. */
export type Points = Readonly<Record<string, string>>

/** A heading with its text. */
export const Titled = ({ title, text, gap }: { title: string; text: string; gap: number }) => (
  <Stack $gap={gap}>
    <h3>{title}</h3>
    <Text>{text}</Text>
  </Stack>
)

interface PointListProps {
  readonly points: Points
  /** Given by `styled`. */
  readonly className?: string
}

/** Points as a definition list, one `div` each; pages give it its look. */
export const PointList = styled(({ points, className }: PointListProps) => (
  <dl className={className}>
    {Object.entries(points).map(([title, text]) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
))`
  dd {
    margin: 0;
  }
`
