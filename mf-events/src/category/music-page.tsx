import { EventList } from './event-list.tsx'
import { Finder } from './finder.tsx'

/** Search preset to the music category. */
export const Page = () => (
  <Finder
    title="Music Concerts"
    intro="Festivals and arena nights. Choose one and see how you get back to bed when the lights come up."
    path="/music"
    scene="stage"
    placeholder="Ultra Music Festival, O2 Arena…"
    back="All concerts and festivals"
  >
    <EventList category="music" path="/music" title="Music Concerts" />
  </Finder>
)
