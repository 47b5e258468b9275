import type { HotelResponse } from '@site/contracts/hotel'
import { Stack, Text } from '@stageside/ui/layout'
import { color, media, radius, space } from '@stageside/ui/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { LargeMinutes } from '../parts/large-minutes.tsx'
import { leadOf, originName, wayFacts } from './hotel-words.ts'

const Panel = styled.section`
  display: grid;
  gap: ${space(5)};
  padding: ${space(5)};
  border: 2px solid ${color.ink};
  border-radius: ${radius.card};
  background: ${color.card};
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(6)};
    & > section {
      grid-column: 1 / -1;
    }
  }
`
const Minutes = styled(LargeMinutes)`
  --minutes: clamp(3.5rem, 2.6rem + 4vw, 5.5rem);
`
const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)} ${space(5)};
  font-size: 0.9375rem;
  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  dd small {
    display: block;
    max-width: 46ch;
    font-size: 0.875rem;
    color: ${color.muted};
  }
  ${media.tablet} {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
`

interface WayPanelProps {
  readonly route: NonNullable<HotelResponse['route']>
  /** Whether the hotel's position may be off by 100 m or more. */
  readonly approximate: boolean
  /** What is told below the minutes. */
  readonly children?: ReactNode
}

/** The way from the place a visitor has to be at: its minutes largest, and all else that is known of it. */
export const WayPanel = ({ route, approximate, children }: WayPanelProps) => {
  const facts = wayFacts(route)
  const { range, ...reach } = leadOf(route)
  return (
    <Panel aria-labelledby="way">
      <Minutes reach={reach} />
      <Stack $gap={4}>
        <div>
          <h2 id="way">From {originName(route.origin)}</h2>
          <Text $muted data-figures>
            {range}
            {approximate ? '. The hotel’s location is approximate, so the range is wider.' : ''}
          </Text>
        </div>
        {facts.length === 0 ? null : (
          <Facts>
            {facts.map(({ label, text, note }) => (
              <FactRow key={label} label={label} text={text} note={note} />
            ))}
          </Facts>
        )}
      </Stack>
      {children}
    </Panel>
  )
}

interface FactRowProps {
  readonly label: string
  readonly text: string
  readonly note: string | undefined
}

const FactRow = ({ label, text, note }: FactRowProps) => (
  <>
    <dt>{label}</dt>
    <dd>
      {text}
      {note === undefined ? null : <small>{note}</small>}
    </dd>
  </>
)
