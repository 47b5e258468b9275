import { media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import { SearchForm } from '../search/search-form.tsx'

/** The place in one line, and beside it the dates and guests. */
const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(3)};
  }
`

interface AnswerBarProps {
  readonly target: string
  readonly placeholder: string
  readonly initial: string
  /** Whether the answer asks for another place. */
  readonly wanted: boolean
}

/** The search that an answer belongs to. */
export const AnswerBar = (props: AnswerBarProps) => (
  <Bar data-screen-only>
    <SearchForm compact label="Event, venue or address" {...props} />
  </Bar>
)
