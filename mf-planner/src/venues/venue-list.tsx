import { sourceNames } from '@site/contracts/sources'
import { Badge } from '@stageside/ui/badge'
import { PlainList, Row, Stack, Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { color, space } from '@stageside/ui/tokens'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { styled } from 'styled-components'
import { hoursWords } from '../plan/words.ts'
import type { VenuesFound } from './search-venues.ts'

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding-block: ${space(4)};
  border-top: 1px solid ${color.line};
`
const Name = styled.h3`
  font-size: 1.125rem;
`

const count = (n: number): string => (n === 0 ? 'No venues found' : n === 1 ? '1 venue' : `${n} venues`)

/** What a venue search found, with what was widened to find it. */
export const VenueList = ({ found }: { found: VenuesFound }) => (
  <Stack $gap={4}>
    <Row>
      <h2>{count(found.results.length)}</h2>
      <VisuallyHidden role="status">{count(found.results.length)}</VisuallyHidden>
      {found.relaxed ? <Badge>Wider search</Badge> : null}
    </Row>
    {found.message === null ? null : <Notice $tone="info">{found.message}</Notice>}
    <PlainList $gap={0}>
      {found.results.map((venue) => (
        <Item key={venue.id}>
          <Row $gap={3} $align="baseline">
            <Name>{venue.title}</Name>
            <Badge>{venue.category}</Badge>
          </Row>
          {venue.address === null ? null : <Text $muted>{venue.address}</Text>}
          {venue.openingHours === null ? null : <Text $muted>Open {hoursWords(venue.openingHours)}</Text>}
          <Text $small $muted>
            <a href={venue.mapLink} target="_blank" rel="noreferrer" aria-label={`Map: ${venue.title}`}>
              Map
            </a>
            {venue.website === null ? null : (
              <>
                {' · '}
                <a href={venue.website} target="_blank" rel="noreferrer" aria-label={`Website: ${venue.title}`}>
                  Website
                </a>
              </>
            )}
            {' · '}
            <span data-figures>
              {venue.lat.toFixed(5)}, {venue.lon.toFixed(5)}
            </span>
            {' · '}Source: {sourceNames(venue.source)}
          </Text>
        </Item>
      ))}
    </PlainList>
    {found.credits.map((credit) => (
      <Text key={credit} $small $muted>
        {credit}
      </Text>
    ))}
  </Stack>
)
