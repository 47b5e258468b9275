import { Skeleton } from '@site/ui/skeleton'
import { Stack, Text } from '@site/ui/layout'
import type { Wait } from '../calls/use-wait.ts'

const rows = [0, 1, 2, 3, 4, 5]

/** What a search looks like while it runs: nothing for 200 ms, then its shape, and after 2 s words. */
export const ResultsSkeleton = ({ wait }: { readonly wait: Wait }) => (
  <Stack $gap={6} role="status" style={{ minHeight: '48rem' }}>
    <Text>{wait === 'long' ? 'Still measuring the walk to every hotel. This takes a few seconds more…' : ''}</Text>
    {wait === 'quick' ? null : (
      <>
        <Skeleton $height="2.25rem" $width="min(28rem, 80%)" />
        <Skeleton $height="10rem" />
        {rows.map((row) => (
          <Skeleton key={row} $height="6.5rem" />
        ))}
      </>
    )}
  </Stack>
)
