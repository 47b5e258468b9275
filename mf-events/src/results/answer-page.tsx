import type { HotelsResponse } from '@site/contracts/hotels'
import { useRoute } from '@stageside/kit'
import { color, media, space } from '@stageside/ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { QueryStates } from '../calls/query-states.tsx'
import { touchLink } from '../parts/touch-link.ts'
import { typedText, type Origin } from '../search/origin.ts'
import { placeKey } from '../search/place-words.ts'
import { AnswerBar } from './answer-bar.tsx'
import { AnswerHeading } from './answer-heading.tsx'
import { AnswerSkeleton } from './answer-skeleton.tsx'
import { AnswerFrame } from './answer-frame.ts'
import { answerOf, titleOf, type Answer } from './answer.ts'
import { Notes } from './choices.tsx'
import { FoundHotels } from './found-hotels.tsx'
import { NoHotels, PlaceLine } from './found-texts.tsx'
import { NotThisOne } from './not-this-one.tsx'
import { Unknown, WhichOne } from './unsure.tsx'
import { useAnswer, type Reading } from './use-answer.ts'
import { WhichVenue } from './which-venue.tsx'

/** Beside the map, which begins where the heading does. */
const Head = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  ${media.desktop} {
    && {
      grid-column: 1;
      grid-row: 3;
    }
  }
`
const Crumbs = styled.nav`
  display: none;
  gap: ${space(2)};
  font-size: 0.875rem;
  color: ${color.muted};
  a {
    color: inherit;
  }
  ${media.tablet} {
    display: flex;
  }
`

const Back = styled(Link)`
  ${touchLink}
`

interface AnswerBodyProps {
  readonly origin: Origin
  readonly answer: Answer
  readonly response: HotelsResponse
  readonly reading: Reading
  readonly updating: boolean
}

const AnswerBody = ({ origin, answer, response, reading, updating }: AnswerBodyProps) => {
  switch (answer.kind) {
    case 'choose':
      return <WhichOne answer={response} typed={typedText(origin)} />
    case 'unknown':
      return <Unknown answer={response} />
    case 'city':
      return <WhichVenue city={answer.place} venues={response.venues} />
    case 'none':
      return (
        <NoHotels message={response.message}>
          <NotThisOne candidates={reading.candidates} />
        </NoHotels>
      )
    case 'found':
      return (
        <FoundHotels
          key={placeKey(answer.place)}
          origin={origin}
          place={answer.place}
          answer={response}
          updating={updating}
          after={<NotThisOne candidates={reading.candidates} />}
        />
      )
  }
}

interface AnswerPageProps {
  readonly origin: Origin
  readonly placeholder: string
  /** Words of the link back to what the page shows without a search. */
  readonly back: string
}

/** A page after a search: the search in one line, and the answer. */
export const AnswerPage = ({ origin, placeholder, back }: AnswerPageProps) => {
  const { path, title } = useRoute()
  const { query, reading } = useAnswer(origin)
  const typed = typedText(origin)
  const answer = query.data === undefined ? null : answerOf(query.data, typed)
  const place = answer !== null && 'place' in answer ? answer.place : null
  return (
    <AnswerFrame>
      <Crumbs aria-label="Breadcrumb" data-screen-only>
        <Link to="/">Home</Link>
        <span aria-hidden>/</span>
        <Link to={path}>{title}</Link>
      </Crumbs>
      <AnswerBar
        origin={origin}
        target={path}
        placeholder={placeholder}
        initial={typed ?? place?.name ?? ''}
        wanted={answer?.kind === 'city'}
      />
      <Head role="status">
        <AnswerHeading answered={answer !== null || query.isError} focused={answer?.kind !== 'city'}>
          {query.isError && answer === null ? 'No answer yet' : titleOf(answer)}
        </AnswerHeading>
        {place === null || answer?.kind === 'city' ? null : <PlaceLine place={place} />}
        <Notes notes={reading.notes} />
      </Head>
      <QueryStates query={query} failure="We couldn’t list the hotels." Waiting={AnswerSkeleton}>
        {(response) => (
          <AnswerBody
            origin={origin}
            answer={answerOf(response, typed)}
            response={response}
            reading={reading}
            updating={query.isPlaceholderData}
          />
        )}
      </QueryStates>
      {answer === null ? null : (
        <p data-screen-only>
          <Back to={path}>{back}</Back>
        </p>
      )}
    </AnswerFrame>
  )
}
