import { Grid, PlainList, Stack, Text } from '@stageside/ui/layout'
import { color, radius, space } from '@stageside/ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { writeOrigin, type Origin } from '../search/origin.ts'
import { Finder, loadSearched } from './finder.tsx'

interface Example {
  readonly title: string
  readonly line: string
  readonly origin: Origin
}

const examples: readonly Example[] = [
  { title: 'Rod Laver Arena', line: 'A venue, by its name', origin: { by: 'query', query: 'Rod Laver Arena' } },
  {
    title: 'Singapore Grand Prix',
    line: 'An event, by its name',
    origin: { by: 'query', query: 'Singapore Grand Prix' },
  },
  {
    title: '-37.8216, 144.9785',
    line: 'A point, by latitude and longitude',
    origin: { by: 'point', lat: -37.8216, lon: 144.9785, label: null },
  },
  { title: 'Melbourne', line: 'A city, then one of its venues', origin: { by: 'query', query: 'Melbourne' } },
]

const Example = styled(Link)`
  display: grid;
  gap: ${space(1)};
  padding: ${space(4)} ${space(5)};
  border: 1px solid ${color.line};
  border-left: 4px solid ${color.street};
  border-radius: ${radius.ticket};
  background: ${color.card};
  color: ${color.ink};
  text-decoration: none;
  strong {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  span {
    font-size: 0.9375rem;
    color: ${color.muted};
  }
`

/** Search from any place; business is the category that fits an address (spec §2). */
export const Page = () => (
  <Finder
    intro="Start from the door you have to be at: a street address, a venue, a point on the map."
    scene="street"
    placeholder="Rod Laver Arena, Melbourne"
    back="Start over"
  >
    <Stack $gap={4} as="section" aria-labelledby="ways">
      <h2 id="ways">Four ways to say where</h2>
      <Text $muted>Typing mistakes and former names are understood.</Text>
      <Grid as={PlainList} $min={15} $gap={4}>
        {examples.map(({ title, line, origin }) => (
          <li key={title}>
            <Example to={`/location?${writeOrigin(origin).toString()}`}>
              <strong>{title}</strong>
              <span>{line}</span>
            </Example>
          </li>
        ))}
      </Grid>
    </Stack>
  </Finder>
)

export { loadSearched as load }
