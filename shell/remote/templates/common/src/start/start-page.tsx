import { useToast } from '@stageside/kit'
import { Button } from '@stageside/ui/button'
import { Stack, Text } from '@stageside/ui/layout'
import { PageScaffold } from '@stageside/ui/page-scaffold'
import { EventList } from './event-list.tsx'

export const Page = () => {
  const toast = useToast()
  return (
    <PageScaffold title="{{title}}" intro="A page of {{name}}, inside the site and released on its own.">
      <Stack as="section" $gap={4} aria-labelledby="next-events">
        <h2 id="next-events">Next in Melbourne</h2>
        <EventList />
      </Stack>
      <Stack as="section" $gap={4} aria-labelledby="first-step">
        <h2 id="first-step">First step</h2>
        <Text>
          Change a word of this page while it is open: it changes at once. Then publish it and show it to somebody.
        </Text>
        <div>
          <Button onClick={() => toast({ title: 'Hello from {{title}}', tone: 'success' })}>Say hello</Button>
        </div>
      </Stack>
    </PageScaffold>
  )
}
