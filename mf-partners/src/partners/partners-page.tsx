import { site } from '@site/contracts/site'
import { ButtonLink } from '@stageside/ui/button'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { color, font, media, size, space } from '@stageside/ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { ContactUs, mailto } from '../parts/actions.tsx'
import { ContentPage, Night, PosterFrame } from '../parts/layout.tsx'
import { partners, type PartnerDoor } from './content.ts'
import { Doors } from './doors.tsx'

/** The secondary link beside a button. */
const MoreLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding-block: ${space(1)};
  color: ${color.ink};
  font-weight: 650;
  overflow-wrap: anywhere;
`
const Split = styled.section<{ $flip: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  align-items: center;
  scroll-margin-top: ${space(4)};
  ${media.tablet} {
    grid-template-columns: ${({ $flip }) => ($flip ? 'minmax(0, 7fr) minmax(0, 5fr)' : 'minmax(0, 5fr) minmax(0, 7fr)')};
    gap: clamp(${space(8)}, 6vw, ${space(20)});
    & > :first-child {
      order: ${({ $flip }) => ($flip ? 1 : 0)};
    }
  }
`
const Label = styled.p<{ $ink: string }>`
  color: ${({ $ink }) => $ink};
  font: 700 1rem/1.2 ${font.head};
`
const Ruled = styled.ul`
  list-style: none;
  border-top: 1px solid ${color.ink};
  li {
    padding-block: ${space(3)};
    border-bottom: 1px solid ${color.line};
  }
`

/** The section of one kind of partner: poster, text, benefits and two links. */
const DoorSection = ({ door, flip }: { door: PartnerDoor; flip: boolean }) => (
  <Split id={door.id} aria-labelledby={`${door.id}-title`} $flip={flip}>
    <PosterFrame scene={door.scene} narrow="16 / 9" wide="4 / 5" />
    <Stack $gap={5}>
      <Stack $gap={2}>
        <Label $ink={color[door.ink]}>{door.label}</Label>
        <h2 id={`${door.id}-title`}>{door.title}</h2>
      </Stack>
      {door.text.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      <Ruled role="list">
        {door.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Ruled>
      <Row $gap={5}>
        <ContactUs />
        <MoreLink to={door.more.to}>{door.more.label}</MoreLink>
      </Row>
    </Stack>
  </Split>
)

const PortalSplit = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  align-items: center;
  ${media.tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`
const Title = styled.h2`
  font: 700 ${size.h1} / 1.05 ${font.head};
`

const PortalDoor = ({ door }: { door: PartnerDoor }) => (
  <Night id={door.id} aria-labelledby={`${door.id}-title`}>
    <PortalSplit>
      <Stack $gap={5}>
        <Title id={`${door.id}-title`}>{door.title}</Title>
        {[...door.text, ...door.points].map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        <Row>
          <ButtonLink to={door.more.to} $tone="outline" $night>
            {door.more.label}
          </ButtonLink>
        </Row>
      </Stack>
      <PosterFrame scene={door.scene} narrow="16 / 9" wide="4 / 3" />
    </PortalSplit>
  </Night>
)

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(${space(14)}, 9vw, ${space(28)});
  padding-block: ${space(8)};
`

export const Page = () => (
  <ContentPage content={partners}>
    <Doors />
    <Sections>
      {partners.doors.map((door, index) =>
        door.id === 'portal' ? (
          <PortalDoor key={door.id} door={door} />
        ) : (
          <DoorSection key={door.id} door={door} flip={index % 2 === 1} />
        ),
      )}
      <Stack as="section" $gap={4} aria-labelledby="which-door">
        <h2 id="which-door">{partners.closing.title}</h2>
        <Text $lead>{partners.closing.text}</Text>
        <Row $gap={5}>
          <ContactUs $size="large" />
          <MoreLink to={mailto(site.partnershipsEmail)}>{site.partnershipsEmail}</MoreLink>
        </Row>
      </Stack>
    </Sections>
  </ContentPage>
)
