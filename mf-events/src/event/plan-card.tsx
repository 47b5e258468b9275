import type { EventItem } from '@site/contracts/events'
import { Badge } from '@stageside/ui/badge'
import { ButtonLink } from '@stageside/ui/button'
import { Card } from '@stageside/ui/card'
import { Stack, Text } from '@stageside/ui/layout'
import { planLink } from './event-links.ts'

interface PlanCardProps {
  readonly event: EventItem
  readonly today: string
}

/** The way on to the planner, with the event and its days filled in. */
export const PlanCard = ({ event, today }: PlanCardProps) => {
  const { to, plans } = planLink(event, today)
  return (
    <Card as="section" aria-labelledby="plan">
      <Stack $gap={3}>
        <p>
          <Badge $tone="signal">Beta</Badge>
        </p>
        <h2 id="plan">The days around it</h2>
        <Text>
          The AI trip planner fills them: what to see in {event.venue.city}, where to eat and how far it is between.
          Free to try, no sign-up.
        </Text>
        <div>
          <ButtonLink to={to} $tone="outline">
            {plans === 'these days' ? 'Plan these days' : `Plan days in ${event.venue.city}`}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}
