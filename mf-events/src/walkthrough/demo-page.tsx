import { Badge } from '@site/ui/badge'
import { PageScaffold } from '@site/ui/page-scaffold'
import { Walkthrough } from './walkthrough.tsx'

/** The demo booking walkthrough of spec §2. */
export const Page = () => (
  <PageScaffold
    title="See how a booking works"
    crumb="Demo"
    kicker={
      <p>
        <Badge $tone="signal">Demo</Badge>
      </p>
    }
    intro="Six steps from a search to a bed. Hotels, rooms, places and prices here are made up; nothing is booked and nothing is paid."
  >
    <Walkthrough />
  </PageScaffold>
)
