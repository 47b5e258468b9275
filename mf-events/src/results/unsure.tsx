import type { HotelsResponse } from '@site/contracts/hotels'
import { useRoute } from '@site/kit'
import { Grid, PlainList, Stack, Text } from '@site/ui/layout'
import { ASKED } from '../search/asked.ts'
import { writeOrigin, type Origin } from '../search/origin.ts'
import { AnswerHeading } from './answer-heading.tsx'
import { Choices, Kind, Notes, Stub, Words } from './choices.tsx'

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

interface Try {
  readonly kind: string
  readonly name: string
  readonly line: string
  readonly origin: Origin
}
const tries: readonly Try[] = [
  { kind: 'Venue', name: 'Rod Laver Arena', line: 'by its name', origin: { by: 'venue', id: 'mel-v-rod-laver' } },
  { kind: 'Event', name: 'Australian Open', line: 'by its name', origin: { by: 'event', id: 'mel-e-australian-open' } },
  { kind: 'City', name: 'Melbourne', line: 'from its centre', origin: { by: 'place', id: 'city-2158177' } },
  {
    kind: 'Point',
    name: '-37.8216, 144.9785',
    line: 'latitude, longitude',
    origin: { by: 'point', lat: -37.8216, lon: 144.9785, label: null },
  },
]

/** Nothing that we hold fits: what was understood, what is close to it, and what to try. */
export const Unknown = ({ answer: { candidates, notes } }: Pick<UnsureProps, 'answer'>) => {
  const { path } = useRoute()
  return (
    <Stack $gap={6}>
      <Stack $gap={2} role="status">
        <AnswerHeading>We couldn’t find that place</AnswerHeading>
        <Notes notes={notes} />
      </Stack>
      {candidates.length === 0 ? null : (
        <Stack $gap={3}>
          <h3>Close to it:</h3>
          <Choices places={candidates} />
        </Stack>
      )}
      <Stack $gap={3}>
        <h3>Ways to say where</h3>
        <Grid as={PlainList} $min={17} $gap={3}>
          {tries.map(({ kind, name, line, origin }) => (
            <li key={name}>
              <Stub to={`${path}?${writeOrigin(origin).toString()}`} state={ASKED}>
                <Kind>{kind}</Kind>
                <Words>
                  <strong>{name}</strong>
                  <small>{line}</small>
                </Words>
              </Stub>
            </li>
          ))}
        </Grid>
      </Stack>
    </Stack>
  )
}
