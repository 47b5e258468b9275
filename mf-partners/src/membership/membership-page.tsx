import { Badge } from '@stageside/ui/badge'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { color, font, media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { JoinWaitlist } from '../parts/actions.tsx'
import { Chapter, ContentPage, Night } from '../parts/layout.tsx'
import { membership, type Tier } from './content.ts'

/** A card styled as a backstage pass. */
const Hung = styled.li<{ $ink: string }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-top: 4.5rem;
  &::before {
    content: '';
    position: absolute;
    top: 0;
    left: calc(50% - 0.625rem);
    width: 1.25rem;
    height: 5.25rem;
    background: ${({ $ink }) => $ink};
  }
`
const Pass = styled.article<{ $ink: string }>`
  position: relative;
  display: grid;
  grid-template: auto auto 1fr / minmax(0, 1fr);
  gap: ${space(5)};
  padding: 0 0 ${space(6)};
  background: ${color.card};
  color: ${color.ink};
  border-radius: 14px;
  overflow: hidden;
  & > * {
    padding-inline: ${space(5)};
  }
  ${media.desktop} {
    & > * {
      padding-inline: ${space(6)};
    }
  }
`
const Face = styled.header<{ $ink: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding-block: ${space(5)} ${space(5)};
  background: ${({ $ink }) => $ink};
  color: ${color.onSignal};
  /* The slot for the lanyard. */
  &::before {
    content: '';
    justify-self: center;
    width: 3.5rem;
    height: 0.625rem;
    margin-bottom: ${space(6)};
    background: ${color.night};
    border-radius: 999px;
  }
  h2 {
    font: 700 clamp(3rem, 2.4rem + 2vw, 4rem) / 0.9 ${font.head};
    letter-spacing: -0.04em;
  }
`
const Line = styled.p`
  font-weight: 650;
`
const Planned = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
  margin-left: ${space(5)};
  li::marker {
    color: ${color.muted};
  }
`

const TierPass = ({ tier: { name, line, planned, inviteOnly, ink } }: { tier: Tier }) => (
  <Hung $ink={color[ink]}>
    <Pass $ink={color[ink]} aria-labelledby={`tier-${name}`}>
      <Face $ink={color[ink]} data-surface="night">
        <h2 id={`tier-${name}`}>{name}</h2>
        <Row $gap={2}>
          <Badge $tone="night">{membership.coming}</Badge>
          {inviteOnly ? <Badge $tone="night">{membership.inviteOnly}</Badge> : null}
        </Row>
      </Face>
      <Line>{line}</Line>
      <Planned aria-label={`Planned for ${name}`}>
        {planned.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </Planned>
    </Pass>
  </Hung>
)

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
  <ContentPage content={membership} badge={membership.badge}>
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
  </ContentPage>
)
