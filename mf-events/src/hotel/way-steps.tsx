import { Stack, Text } from '@stageside/ui/layout'
import { onDemand } from '@stageside/ui/on-demand'
import { Skeleton } from '@stageside/ui/skeleton'
import { media } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { QueryStates, type Wait } from '../calls/query-states.tsx'
import { ProfileChoice } from './profile-choice.tsx'
import type { Way } from './use-way.ts'

/** Room for three lines with the words above them, so that nothing below moves when they come. */
const Room = styled(Stack)`
  min-height: 15.4rem;
  ${media.tablet} {
    min-height: 13.9rem;
  }
`
const WaitingLines = ({ wait }: { readonly wait: Wait }) => (
  <Room role="status">
    {wait === 'quick' ? null : <Skeleton $height="13rem" />}
    {wait === 'long' ? <Text>Still finding the way. This takes a few seconds more…</Text> : null}
  </Room>
)

/** The streets round most hotels are not mapped: what tells of a way is fetched where they are. */
const FoundWay = onDemand(async () => (await import('./found-way.tsx')).FoundWay, <Skeleton $height="13rem" />)

/** The way street by street, for whoever walks it. */
export const WaySteps = ({ way }: { readonly way: Way }) => (
  <Stack $gap={3} as="section" aria-labelledby="way-steps">
    <h3 id="way-steps">The way, street by street</h3>
    <ProfileChoice value={way.profile} onChange={way.choose} />
    <QueryStates query={way.query} failure="We couldn’t find the way." Waiting={WaitingLines}>
      {(found) => (
        <Room $gap={3} aria-busy={way.query.isPlaceholderData || undefined}>
          <FoundWay {...found} />
        </Room>
      )}
    </QueryStates>
  </Stack>
)
