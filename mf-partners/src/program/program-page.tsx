import { Row, Stack, Text } from '@site/ui/layout'
import { PageScaffold } from '@site/ui/page-scaffold'
import { space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { ContactUs } from '../parts/contact-us.tsx'
import { Night } from '../parts/night.tsx'
import { PartnerMail } from '../parts/partner-mail.tsx'
import { Strapline } from '../parts/strapline.tsx'
import { program } from './content.ts'
import { Group } from './group.tsx'
import { Seats } from './seats.tsx'

const Groups = styled.div`
  display: grid;
  gap: ${space(8)};
`
const Benefits = styled.section`
  display: grid;
  gap: ${space(8)};
  padding-block: ${space(8)} ${space(6)};
`

export const Page = () => (
  <PageScaffold title={program.title} intro={<Strapline>{program.strapline}</Strapline>}>
    <Groups>
      {program.groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </Groups>
    <Benefits aria-labelledby="benefits">
      <h2 id="benefits">{program.benefitsTitle}</h2>
      <Seats benefits={program.benefits} />
    </Benefits>
    <Night id="contact" aria-labelledby="contact-title" $last>
      <Stack $gap={4}>
        <h2 id="contact-title">{program.contact.title}</h2>
        <Text $lead>{program.contact.text}</Text>
        <Row>
          <ContactUs $size="large" />
          <PartnerMail $tone="outline" $size="large" $night />
        </Row>
      </Stack>
    </Night>
  </PageScaffold>
)
