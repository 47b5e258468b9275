import { Stack, Text } from '@stageside/ui/layout'
import { Skeleton } from '@stageside/ui/skeleton'
import { media } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import type { Wait } from '../calls/query-states.tsx'

/** As high as the way with two facts; told street by street it has three lines more. */
const Room = styled(Stack)<{ $told: boolean }>`
  min-height: ${({ $told }) => ($told ? '49.9rem' : '20rem')};
  grid-template-rows: 1fr;
  ${media.tablet} {
    min-height: ${({ $told }) => ($told ? '34.65rem' : '13.5rem')};
  }
`

const Waiting = ({ wait, told }: { readonly wait: Wait; readonly told: boolean }) => (
  <Room $gap={2} role="status" $told={told}>
    {wait === 'quick' ? null : <Skeleton $height="100%" />}
    {wait === 'long' ? <Text>Still measuring the walk. This takes a few seconds more…</Text> : null}
  </Room>
)

export const WaySkeleton = ({ wait }: { readonly wait: Wait }) => <Waiting wait={wait} told={false} />
/** Where the streets around the hotel are mapped. */
export const ToldWaySkeleton = ({ wait }: { readonly wait: Wait }) => <Waiting wait={wait} told />
