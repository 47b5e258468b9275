import { Text } from '@stageside/ui/layout'
import { Skeleton } from '@stageside/ui/skeleton'
import type { Wait } from '../calls/query-states.tsx'
import { ListColumn, MapColumn } from './answer-columns.ts'

const rows = [0, 1, 2, 3, 4, 5]

/** What an answer looks like while it is on its way: nothing for 200 ms, then its shape, and after 2 s words. */
export const AnswerSkeleton = ({ wait }: { readonly wait: Wait }) => (
  <>
    <ListColumn role="status">
      <Text>{wait === 'long' ? 'Still measuring the walk to every hotel. This takes a few seconds more…' : ''}</Text>
      {wait === 'quick' ? null : (
        <>
          <Skeleton $height="3rem" $width="min(28rem, 90%)" />
          <Skeleton $height="2.75rem" $width="min(24rem, 100%)" />
          <Skeleton $height="8.5rem" />
          {rows.map((row) => (
            <Skeleton key={row} $height="7rem" />
          ))}
        </>
      )}
    </ListColumn>
    {wait === 'quick' ? null : (
      <MapColumn aria-hidden>
        <Skeleton $height="100%" />
      </MapColumn>
    )}
  </>
)
