import { useHost } from '@stageside/kit'
import { Badge } from '@stageside/ui/badge'
import { Button, ButtonLink } from '@stageside/ui/button'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { PageScaffold } from '@stageside/ui/page-scaffold'
import { Ticket } from '@stageside/ui/ticket'
import { color } from '@stageside/ui/tokens'
import { styled } from 'styled-components'

const Gate = styled.strong`
  font-size: 1.5rem;
`

/** Placeholder until flights can be booked; the waitlist is the way to be told. */
export const Page = () => {
  const { openDialog } = useHost()
  return (
    <PageScaffold
      title="Flights"
      kicker={
        <p>
          <Badge $tone="signal">Coming soon</Badge>
        </p>
      }
      intro="We are working on flights that land in time for doors and leave after the last song. They cannot be searched or booked here yet."
      narrow
    >
      <Ticket
        ink={color.transit}
        stub={
          <>
            <span>GATE</span>
            <Gate>TBA</Gate>
          </>
        }
      >
        <Stack $gap={4}>
          <h2>Hear when flights open</h2>
          <Text>
            Leave your name and email address: we confirm it and write again when flights open. Until then hotels and
            the trip planner are ready.
          </Text>
          <Row>
            <Button onClick={() => openDialog('waitlist')}>Tell me when flights open</Button>
            <ButtonLink to="/location" $tone="outline">
              Find a hotel
            </ButtonLink>
          </Row>
        </Stack>
      </Ticket>
    </PageScaffold>
  )
}
