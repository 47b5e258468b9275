import { EventList } from './event-list.tsx'
import { Finder } from './finder.tsx'

/** Search preset to the business category. */
export const Page = () => (
  <Finder
    title="Business Events & Expos"
    intro="Trade fairs, summits and congresses. Choose one and keep the morning walk to the hall short."
    path="/business"
    scene="hall"
    placeholder="Canton Fair, ExCeL London…"
    back="All business events"
  >
    <EventList category="business" path="/business" title="Business Events & Expos" />
  </Finder>
)
