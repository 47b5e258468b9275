import { color, font, media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { refundTiers, type RefundTier } from './refund-tier.ts'

/** The four tiers on an axis of days that starts at the event. */
const axis: readonly { tier: RefundTier; days: string; ink: string }[] = [
  { tier: 'none', days: '0', ink: color.danger },
  { tier: 'partner', days: '1–6', ink: color.street },
  { tier: 'half', days: '7–14', ink: color.transit },
  { tier: 'full', days: '15+', ink: color.walk },
]

const Axis = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  list-style: none;
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) minmax(0, 4fr) minmax(0, 5fr);
  }
`
const Segment = styled.li<{ $ink: string }>`
  display: grid;
  grid-template-columns: minmax(0, 6.5rem) minmax(0, 1fr);
  gap: 0 ${space(3)};
  align-items: baseline;
  padding: ${space(2)} ${space(3)};
  border-left: 6px solid ${({ $ink }) => $ink};
  font-size: 0.9375rem;
  b {
    font: 700 1.25rem/1.3 ${font.head};
    font-variant-numeric: tabular-nums;
    color: ${({ $ink }) => $ink};
  }
  &[aria-current] {
    background: ${color.card};
    box-shadow: inset 0 0 0 2px ${({ $ink }) => $ink};
  }
  ${media.tablet} {
    grid-template-columns: none;
    align-content: start;
    padding: ${space(3)};
    border-top: 6px solid ${({ $ink }) => $ink};
    border-left: 0;
  }
`

export const inkOf = (tier: RefundTier): string => axis.find((segment) => segment.tier === tier)?.ink ?? color.walk

/** Days before the event, from the event's own day to the right; the tier that applies is marked. */
export const TierStrip = ({ current }: { current: RefundTier | null }) => (
  <Axis role="list" aria-label="Refund by days before the event">
    {axis.map(({ tier, days, ink }) => (
      <Segment key={tier} $ink={ink} aria-current={tier === current ? 'true' : undefined}>
        <b>
          {days} <small>days</small>
        </b>
        <span>{refundTiers[tier].outcome}</span>
      </Segment>
    ))}
  </Axis>
)
