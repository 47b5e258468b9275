import { limits } from '@site/contracts/limits'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { Skeleton } from '@stageside/ui/skeleton'
import { color, media, radius, space } from '@stageside/ui/tokens'
import { CancelButton } from '../edit/cancel-button.ts'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'

const Sheet = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${space(4)};
  padding-right: ${space(4)};
  ${media.tablet} {
    grid-template-columns: 7.25rem minmax(0, 1fr);
  }
  & > :last-child {
    padding-block: ${space(4)};
  }
  background: ${color.card};
  border-radius: ${radius.ticket};
`

/** About the room that the stops of a day take: a list, or a strip where there is room. */
const Stops = styled.div`
  height: 34rem;
  ${media.desktop} {
    height: 8rem;
  }
`

const useSeconds = (): number => {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => now + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}

const [atLeast, atMost] = limits.planner.expectedBuildSeconds

/** While the plan is made: what to expect in words, and the shape of the days to come. */
export const Building = ({
  destination,
  days,
  onCancel,
}: {
  destination: string
  days: number
  onCancel: () => void
}) => {
  const seconds = useSeconds()
  return (
    <Stack $gap={6}>
      <Notice $tone="info">
        <Row $gap={4}>
          <Stack $gap={1} style={{ flex: '1 1 18rem' }}>
            <strong role="status">Planning {destination}…</strong>
            <Text $muted>
              Expect about {atLeast} to {atMost} seconds. Your plan appears as soon as it is ready.
              {seconds < 2 ? null : (
                <span data-figures aria-hidden="true">
                  {' '}
                  {seconds} s so far.
                </span>
              )}
            </Text>
          </Stack>
          <CancelButton onClick={onCancel}>Cancel</CancelButton>
        </Row>
      </Notice>
      <Stack $gap={1}>
        <Skeleton $height="2rem" $width="14rem" />
        <Skeleton $height="1.25rem" $width="18rem" />
      </Stack>
      {Array.from({ length: days }, (_, day) => (
        <Sheet key={day} aria-hidden="true">
          <Skeleton $height="100%" />
          <Stack $gap={3}>
            <Skeleton $height="1.5rem" $width="60%" />
            <Skeleton $height="1rem" $width="40%" />
            <Stops>
              <Skeleton $height="100%" />
            </Stops>
          </Stack>
        </Sheet>
      ))}
    </Stack>
  )
}
