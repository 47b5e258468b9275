import { media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import type { Origin } from '../search/origin.ts'
import { SearchForm } from '../search/search-form.tsx'
import { StayControl } from '../stay/stay-control.tsx'
import { writeStay } from '../stay/stay.ts'
import { useEventStay } from '../stay/use-event-stay.ts'
import { useStay } from '../stay/use-stay.ts'

/** The place in one line, and beside it the dates and guests. */
const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  align-items: stretch;
  ${media.tablet} {
    /* Wide enough for dates, which an event fills in later: nothing moves then. */
    grid-template-columns: minmax(0, 1fr) minmax(15rem, auto);
    gap: ${space(3)};
  }
`

interface AnswerBarProps {
  readonly target: string
  readonly placeholder: string
  readonly initial: string
  /** Whether the answer asks for another place. */
  readonly wanted: boolean
  readonly origin: Origin
}

/** The search that an answer belongs to. */
export const AnswerBar = ({ origin, ...search }: AnswerBarProps) => {
  const { stay } = useStay()
  // The nights of an event are for that event alone.
  const carried = stay === null || origin.by === 'event' ? '' : writeStay(new URLSearchParams(), stay).toString()
  return (
    <Bar data-screen-only>
      <SearchForm compact label="Event, venue or address" carried={carried} {...search} />
      <StayControl note={useEventStay(origin)} />
    </Bar>
  )
}
