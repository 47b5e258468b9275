import { Badge } from '@site/ui/badge'
import { Row, Stack, Text } from '@site/ui/layout'
import { PageScaffold } from '@site/ui/page-scaffold'
import { space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { Chapter } from '../parts/chapter.tsx'
import { JoinWaitlist } from '../parts/join-waitlist.tsx'
import { Night } from '../parts/night.tsx'
import { Strapline } from '../parts/strapline.tsx'
import { membership } from './content.ts'
import { TierPass } from './pass.tsx'

const Rail = styled(Night)`
  padding-top: 0;
`
const Passes = styled.ul`
  display: grid;
  gap: ${space(6)} ${space(4)};
  list-style: none;
  /* At most three columns, fewer with large text. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(13rem, 28%)), 1fr));
`

export const Page = () => (
  <PageScaffold
    title={membership.title}
    kicker={
      <div>
        <Badge $tone="signal">{membership.badge}</Badge>
      </div>
    }
    intro={<Strapline>{membership.strapline}</Strapline>}
  >
    <Rail aria-label="Membership tiers">
      <Stack $gap={8}>
        <Passes role="list">
          {membership.tiers.map((tier) => (
            <TierPass key={tier.name} tier={tier} />
          ))}
        </Passes>
        <Text $small>{membership.note}</Text>
      </Stack>
    </Rail>
    <Chapter $gap={4} aria-labelledby="waitlist">
      <h2 id="waitlist">{membership.waitlist.title}</h2>
      <Text $lead>{membership.waitlist.text}</Text>
      <Row>
        <JoinWaitlist $size="large">{membership.waitlist.button}</JoinWaitlist>
      </Row>
    </Chapter>
  </PageScaffold>
)
