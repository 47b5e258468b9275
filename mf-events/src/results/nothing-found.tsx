import { Stack, Text } from '@site/ui/layout'
import { Notice } from '@site/ui/notice'
import { Link } from 'react-router-dom'

export interface NothingFoundProps {
  readonly message: string | null
  readonly typed: string | null
}

/** No hotels: the backend's own words where it has some, and what to try. */
export const NothingFound = ({ message, typed }: NothingFoundProps) => (
  <Stack $gap={4} role="status">
    <h2>No hotels to show{typed === null ? '' : ` for “${typed}”`}</h2>
    <Notice>
      <Stack $gap={2}>
        <Text>{message ?? 'Nothing is listed round this place yet.'}</Text>
        <Text $muted>
          Try the name of a venue, its city, or a pair of coordinates such as{' '}
          <Link to="/location?lat=-37.8216&lon=144.9785">-37.8216, 144.9785</Link>.
        </Text>
      </Stack>
    </Notice>
  </Stack>
)
