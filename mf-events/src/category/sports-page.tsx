import { EventList } from './event-list.tsx'
import { Finder } from './finder.tsx'

/** Search preset to the sports category. */
export const Page = () => (
  <Finder
    title="Sports Events"
    intro="Finals, races and opening days. Choose one and see which beds are a short walk from your seat."
    path="/sports"
    scene="court"
    placeholder="Australian Open, Wembley Stadium…"
    back="All sports events"
  >
    <EventList category="sports" path="/sports" title="Sports Events" />
  </Finder>
)
