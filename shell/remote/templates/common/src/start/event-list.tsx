import { useBackend } from '@stageside/kit'
import { Button } from '@stageside/ui/button'
import { PlainList, Stack, Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { Skeleton } from '@stageside/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { dayWords, eventsQuery } from './events-query.ts'

/** Every state that data can be in: on its way, failed, none, there. */
export const EventList = () => {
  const { data, isError, refetch } = useQuery(eventsQuery(useBackend()))
  if (isError)
    return (
      <Notice role="alert" $tone="error">
        <Stack $gap={3}>
          <Text>We couldn’t load the events. The rest of the site works.</Text>
          <div>
            <Button $tone="outline" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        </Stack>
      </Notice>
    )
  if (data === undefined) return <Skeleton $height="16rem" />
  if (data.length === 0) return <Text>No events are listed in Melbourne right now.</Text>
  return (
    <PlainList>
      {data.map(({ id, name, venue, dates }) => (
        <li key={id}>
          <strong>{name}</strong>
          <Text $muted>
            {venue.name}, {dayWords(dates)}
          </Text>
        </li>
      ))}
    </PlainList>
  )
}
