import { Grid, Text } from '@stageside/ui/layout'
import { color, font, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'

const Item = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  align-content: start;
  padding-top: ${space(3)};
  border-top: 3px solid ${color.ink};
`
const Mark = styled.span`
  font-family: ${font.head};
  font-size: 1.5rem;
  font-weight: 800;
  line-height: 1;
  color: ${color.walk};
  font-variant-numeric: tabular-nums;
`

interface Feature {
  /** A figure or word that stands for it; decoration. */
  readonly mark: string
  readonly title: string
  readonly words: string
}

/** What the planner does, point by point. `min` is the least width of a column, rem. */
export const FeatureGrid = ({ features, min }: { features: readonly Feature[]; min: number }) => (
  <Grid $min={min} $gap={8}>
    {features.map(({ mark, title, words }) => (
      <Item key={title}>
        <Mark aria-hidden="true">{mark}</Mark>
        <h3>{title}</h3>
        <Text>{words}</Text>
      </Item>
    ))}
  </Grid>
)
