import { Card } from '@site/ui/card'
import { Stack } from '@site/ui/layout'
import { PageScaffold } from '@site/ui/page-scaffold'
import { color, font, media, size, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { Blocks } from '../policies/blocks.tsx'
import { refunds } from '../policies/content/refunds.ts'
import { Gist } from '../policies/gist.tsx'
import { LastUpdated } from '../policies/last-updated.tsx'
import { CopyLink } from '../text/copy-link.tsx'
import { Calculator } from './calculator.tsx'

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* Wider cards for longer texts. */
  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    & > * {
      grid-column: span 3;
    }
    & > :nth-child(3),
    & > :nth-child(8) {
      grid-column: span 4;
    }
    & > :nth-child(4),
    & > :nth-child(7) {
      grid-column: span 2;
    }
  }
`
const PolicyCard = styled(Card)`
  h2 {
    font-size: ${size.h3};
  }
  ${media.print} {
    break-inside: avoid;
    box-shadow: none;
  }
`
const Number = styled.p`
  font: 700 1.953rem/1 ${font.head};
  color: ${color.signal};
`

export const Page = () => (
  <PageScaffold title={refunds.title} crumb="Refunds" intro={refunds.intro} kicker={<LastUpdated />}>
    <Gist points={refunds.gist} />
    <Calculator />
    <Cards>
      {refunds.sections.map(({ id, title, blocks }, index) => (
        <PolicyCard as="article" key={id} id={id} aria-labelledby={`${id}-title`}>
          <Stack $gap={3}>
            <Number aria-hidden="true">{index + 1}</Number>
            <h2>
              <span id={`${id}-title`}>{title}</span>
              <CopyLink id={id} label={title} />
            </h2>
            <Blocks blocks={blocks} />
          </Stack>
        </PolicyCard>
      ))}
    </Cards>
  </PageScaffold>
)
