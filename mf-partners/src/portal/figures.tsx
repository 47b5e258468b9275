import { Badge } from '@site/ui/badge'
import { Row, Stack, Text } from '@site/ui/layout'
import { color, font, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { Night } from '../parts/night.tsx'
import type { MarketingFigure } from './content.ts'

const Board = styled.dl`
  display: grid;
  /* At most two columns, one with large text. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(19rem, 40%)), 1fr));
  column-gap: ${space(12)};
  border-top: 2px solid ${color.nightText};
`
/** A label that wraps instead of being cut off with large text. */
const Label = styled(Badge)`
  white-space: normal;
`
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
  padding-block: ${space(6)};
  border-bottom: 1px solid ${color.nightLine};
  dt {
    order: 2;
    max-width: 34ch;
    color: ${color.nightMuted};
  }
  dd {
    margin: 0;
    color: var(--lamp, #ffd9a0);
    font: 700 clamp(2.75rem, 2rem + 4vw, 4.75rem) / 1 ${font.head};
    letter-spacing: -0.03em;
  }
`

interface Props {
  readonly title: string
  readonly label: string
  readonly note: string
  readonly figures: readonly MarketingFigure[]
}

/** Market figures, styled like a departures board; the note that they are marketing comes first. */
export const Figures = ({ title, label, note, figures }: Props) => (
  <Night aria-labelledby="figures">
    <Stack $gap={6}>
      <Row $gap={4}>
        <h2 id="figures">{title}</h2>
        <Label $tone="night">{label}</Label>
      </Row>
      <Board>
        {figures.map(({ figure, text }) => (
          <Line key={figure}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </Line>
        ))}
      </Board>
      <Text $small>{note}</Text>
    </Stack>
  </Night>
)
