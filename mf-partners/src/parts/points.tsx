import { Stack, Text } from '@site/ui/layout'
import { styled } from 'styled-components'

/** A heading and the sentence or two that makes it concrete. */
export interface Point {
  readonly title: string
  readonly text: string
}

/** A point as a heading with its text. */
export const Titled = ({ point: { title, text }, gap }: { point: Point; gap: number }) => (
  <Stack $gap={gap}>
    <h3>{title}</h3>
    <Text>{text}</Text>
  </Stack>
)

interface PointListProps {
  readonly points: readonly Point[]
  /** Given by `styled`. */
  readonly className?: string
}

/** Points as a definition list, one `div` each; pages give it its look. */
export const PointList = styled(({ points, className }: PointListProps) => (
  <dl className={className}>
    {points.map(({ title, text }) => (
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
