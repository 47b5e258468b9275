import { Badge } from '@stageside/ui/badge'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { color, font, media, size, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { PartnerMail } from '../parts/actions.tsx'
import { Chapter, ContentPage, Night, PosterFrame } from '../parts/layout.tsx'
import { PointList } from '../parts/points.tsx'
import { corporate, type ServiceGroup } from './content.ts'

const Opening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${color.night};
  color: ${color.nightText};
  ${media.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`
const Launch = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${space(4)};
  padding: clamp(${space(6)}, 4vw, ${space(12)});
`
const Quarter = styled.p`
  color: var(--lamp, #ffd9a0);
  font: 700 ${size.poster} / 1 ${font.head};
  letter-spacing: -0.04em;
`
/** The run sheet of an event: a description and its items. */
const Sheet = styled.ul`
  list-style: none;
  background: ${color.card};
  border-top: 0.5rem solid ${color.expo};
  box-shadow: 0 8px 24px rgb(27 26 23 / 8%);
`
const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)} ${space(10)};
  padding: ${space(6)};
  &:not(:first-child) {
    border-top: 2px dashed ${color.line};
  }
  h3 {
    font: 700 1.625rem/1.15 ${font.head};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: center;
    padding: ${space(8)};
  }
`
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
`
const Ticks = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 1.125rem minmax(0, 1fr);
    gap: ${space(3)};
  }
  li::before {
    content: '';
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 0.2em;
    border: 2px solid ${color.expo};
  }
`

const RunSheet = ({ services }: { services: readonly ServiceGroup[] }) => (
  <Sheet role="list">
    {services.map(({ title, text, items }) => (
      <Entry key={title}>
        <Words>
          <h3>{title}</h3>
          <p>{text}</p>
        </Words>
        <Ticks role="list">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Ticks>
      </Entry>
    ))}
  </Sheet>
)

const Benefits = styled(PointList)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)} ${space(8)};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space(2)};
    padding-top: ${space(3)};
    border-top: 2px solid ${color.ink};
  }
  dt {
    font: 700 1.25rem/1.2 ${font.head};
  }
`

export const Page = () => (
  <ContentPage content={corporate}>
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
      <Benefits points={corporate.benefits} />
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
  </ContentPage>
)
