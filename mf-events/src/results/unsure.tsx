import type { HotelsResponse } from '@site/contracts/hotels'
import { useRoute } from '@site/kit'
import { Stack, Text } from '@site/ui/layout'
import { Link } from 'react-router-dom'
import { ASKED } from '../search/asked.ts'
import { writeOrigin, type Origin } from '../search/origin.ts'
import { AnswerHeading } from './answer-heading.tsx'
import { Choices, Notes } from './choices.tsx'

interface UnsureProps {
  readonly answer: HotelsResponse
  readonly typed: string | null
}

/** Several places fit: the visitor says which. */
export const WhichOne = ({ answer: { candidates, notes }, typed }: UnsureProps) => (
  <Stack $gap={5}>
    <Stack $gap={2} role="status">
      <AnswerHeading>Which one did you mean?</AnswerHeading>
      <Notes notes={notes} />
      {typed === null ? null : (
        <Text $muted>
          {candidates.length === 1 ? 'This is the closest we know to' : 'Several places fit'} “{typed}”.
        </Text>
      )}
    </Stack>
    <Choices places={candidates} />
  </Stack>
)

const tries: readonly (readonly [name: string, origin: Origin])[] = [
  ['Rod Laver Arena', { by: 'venue', id: 'mel-v-rod-laver' }],
  ['Australian Open', { by: 'event', id: 'mel-e-australian-open' }],
  ['-37.8216, 144.9785', { by: 'point', lat: -37.8216, lon: 144.9785, label: null }],
]

/** Nothing that we hold fits: what was understood, what is close to it, and what to try. */
export const Unknown = ({ answer: { candidates, notes }, typed }: UnsureProps) => {
  const { path } = useRoute()
  return (
    <Stack $gap={6}>
      <Stack $gap={2} role="status">
        <AnswerHeading>
          {typed === null ? 'We couldn’t find that place' : `We couldn’t find a place for “${typed}”`}
        </AnswerHeading>
        <Notes notes={notes} />
      </Stack>
      {candidates.length === 0 ? null : (
        <Stack $gap={3}>
          <h3>Close to it:</h3>
          <Choices places={candidates} />
        </Stack>
      )}
      <Text $muted>
        A venue, an event, a city, a street address or “latitude, longitude” works:{' '}
        {tries.map(([name, origin], index) => (
          <span key={name}>
            {index === 0 ? '' : index === tries.length - 1 ? ' or ' : ', '}
            <Link to={`${path}?${writeOrigin(origin).toString()}`} state={ASKED}>
              {name}
            </Link>
          </span>
        ))}
        .
      </Text>
    </Stack>
  )
}
