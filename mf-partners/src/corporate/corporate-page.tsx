import { Badge } from '@site/ui/badge'
import { Row, Stack, Text } from '@site/ui/layout'
import { PageScaffold } from '@site/ui/page-scaffold'
import { color, font, media, size, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { Chapter } from '../parts/chapter.tsx'
import { Night } from '../parts/night.tsx'
import { PartnerMail } from '../parts/partner-mail.tsx'
import { PosterFrame } from '../parts/poster-frame.tsx'
import { Strapline } from '../parts/strapline.tsx'
import { corporate } from './content.ts'
import { RunSheet } from './run-sheet.tsx'

const Opening = styled.div`
  display: grid;
  background: ${color.night};
  color: ${color.nightText};
  ${media.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`
const Launch = styled.div`
  display: grid;
  align-content: center;
  gap: ${space(4)};
  padding: clamp(${space(6)}, 4vw, ${space(12)});
`
const Quarter = styled.p`
  color: var(--lamp, #ffd9a0);
  font: 700 ${size.poster} / 1 ${font.head};
  letter-spacing: -0.04em;
`
const Benefits = styled.dl`
  display: grid;
  gap: ${space(6)} ${space(8)};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  & > div {
    display: grid;
    align-content: start;
    gap: ${space(2)};
    padding-top: ${space(3)};
    border-top: 2px solid ${color.ink};
  }
  dt {
    font: 700 1.25rem/1.2 ${font.head};
  }
  dd {
    margin: 0;
  }
`

export const Page = () => (
  <PageScaffold title={corporate.title} intro={<Strapline>{corporate.strapline}</Strapline>}>
    <Opening data-surface="night">
      <PosterFrame scene="hall" narrow="16 / 9" wide="3 / 2" />
      <Launch>
        <div>
          <Badge $tone="night">{corporate.badge}</Badge>
        </div>
        <Quarter>{corporate.launch}</Quarter>
        <Text>{corporate.intro}</Text>
      </Launch>
    </Opening>
    <Chapter $gap={6} aria-labelledby="services">
      <h2 id="services">{corporate.servicesTitle}</h2>
      <RunSheet services={corporate.services} />
    </Chapter>
    <Chapter $gap={6} aria-labelledby="benefits">
      <h2 id="benefits">{corporate.benefitsTitle}</h2>
      <Benefits>
        {corporate.benefits.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Benefits>
    </Chapter>
    <Night aria-labelledby="enquire" $last>
      <Stack $gap={4}>
        <h2 id="enquire">{corporate.contact.title}</h2>
        <Text $lead>{corporate.contact.text}</Text>
        <Row>
          <PartnerMail subject={corporate.contact.subject} $size="large" />
        </Row>
      </Stack>
    </Night>
  </PageScaffold>
)
