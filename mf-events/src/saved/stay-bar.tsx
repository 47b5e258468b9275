import { Stack, Text } from '@stageside/ui/layout'
import { media } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { StayControl } from '../stay/stay-control.tsx'

const Dates = styled.div`
  ${media.tablet} {
    justify-self: start;
    min-width: 15rem;
  }
`
/** Keeps the hotels below where they are while the words are on their way. */
const Words = styled(Text)`
  min-height: 1.55em;
`

interface StayBarProps {
  /** Where prices are; null where they are in the rows. */
  readonly words: string | null
}

/** The nights that the listed hotels are priced for. */
export const StayBar = ({ words }: StayBarProps) => (
  <Stack $gap={2}>
    <Dates data-screen-only>
      <StayControl />
    </Dates>
    <Words $muted $small role="status">
      {words}
    </Words>
  </Stack>
)
