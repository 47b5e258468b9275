import type { HotelsResponse } from '@site/contracts/hotels'
import { useRoute } from '@stageside/kit'
import { Grid, PlainList, Stack, Text } from '@stageside/ui/layout'
import { size } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { ASKED } from '../search/asked.ts'
import { writeOrigin, type Origin } from '../search/origin.ts'
import { Choices, Kind, Stub, Words } from './choices.tsx'

const Part = styled.h2`
  font-size: ${size.h3};
`

interface UnsureProps {
  readonly answer: HotelsResponse
  readonly typed: string | null
}

/** Several places fit: the visitor says which. */
export const WhichOne = ({ answer: { candidates }, typed }: UnsureProps) => (
  <Stack $gap={5}>
    {typed === null ? null : (
      <Text $muted>
        {candidates.length === 1 ? 'This is the closest we know to' : 'Several places fit'} “{typed}”.
      </Text>
    )}
    <Choices places={candidates} heading="h2" />
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
  {
    kind: 'City',
    name: 'Melbourne',
    line: 'then choose one of its venues',
    origin: { by: 'place', id: 'city-2158177' },
  },
  {
    kind: 'Point',
    name: '-37.8216, 144.9785',
    line: 'latitude, longitude',
    origin: { by: 'point', lat: -37.8216, lon: 144.9785, label: null },
  },
]

/** Nothing that we hold fits: what was understood, what is close to it, and what to try. */
export const Unknown = ({ answer: { candidates } }: Pick<UnsureProps, 'answer'>) => {
  const { path } = useRoute()
  return (
    <Stack $gap={6}>
      {candidates.length === 0 ? null : (
        <Stack $gap={3}>
          <Part>Close to it:</Part>
          <Choices places={candidates} heading="h3" />
        </Stack>
      )}
      <Stack $gap={3}>
        <Part>Ways to say where</Part>
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
