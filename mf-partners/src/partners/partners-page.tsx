import { site } from '@site/contracts/site'
import { Row, Stack, Text } from '@site/ui/layout'
import { PageScaffold } from '@site/ui/page-scaffold'
import { space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { ContactUs } from '../parts/contact-us.tsx'
import { MoreAnchor } from '../parts/more-link.tsx'
import { mailto } from '../parts/partner-mail.tsx'
import { Strapline } from '../parts/strapline.tsx'
import { partners } from './content.ts'
import { DoorSection } from './door-section.tsx'
import { Doors } from './doors.tsx'
import { PortalDoor } from './portal-door.tsx'

const Sections = styled.div`
  display: grid;
  gap: clamp(${space(14)}, 9vw, ${space(28)});
  padding-block: ${space(8)};
`

export const Page = () => (
  <PageScaffold title={partners.title} intro={<Strapline>{partners.strapline}</Strapline>}>
    <Doors doors={partners.doors} />
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
          <MoreAnchor href={mailto(site.partnershipsEmail)}>{site.partnershipsEmail}</MoreAnchor>
        </Row>
      </Stack>
    </Sections>
  </PageScaffold>
)
