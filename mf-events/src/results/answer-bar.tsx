import { media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import type { Origin } from '../search/origin.ts'
import { SearchForm } from '../search/search-form.tsx'
import { StayControl } from '../stay/stay-control.tsx'
import { useEventStay } from '../stay/use-event-stay.ts'

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
export const AnswerBar = ({ origin, ...search }: AnswerBarProps) => (
  <Bar data-screen-only>
    <SearchForm compact label="Event, venue or address" {...search} />
    <StayControl note={useEventStay(origin)} />
  </Bar>
)
