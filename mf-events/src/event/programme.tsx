import type { EventItem } from '@site/contracts/events'
import { Card } from '@stageside/ui/card'
import { PlainList, Stack, Text } from '@stageside/ui/layout'
import { space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { programmeRows } from './programme-rows.ts'

const Day = styled.li`
  display: grid;
  gap: ${space(1)};
`
const When = styled.p`
  font-weight: 650;
`
const Session = styled.span`
  display: inline-block;
  margin-right: ${space(4)};
  font-variant-numeric: tabular-nums;
`

/** What is on when, day by day; nothing where that is not known. */
export const Programme = ({ event }: { readonly event: EventItem }) => {
  const rows = programmeRows(event)
  if (rows.length === 0) return null
  return (
    <Card as="section" aria-labelledby="programme">
      <Stack $gap={4}>
        <h2 id="programme">What’s on when</h2>
        <PlainList $gap={3}>
          {rows.map(({ key, title, sessions }) => (
            <Day key={key}>
              <When>{title}</When>
              {sessions.length === 0 ? null : (
                <p>
                  {sessions.map((session) => (
                    <Session key={session}>{session}</Session>
                  ))}
                </p>
              )}
            </Day>
          ))}
        </PlainList>
        <Text $small $muted>
          {event.programme?.usual === true
            ? 'These are the usual local times. Check the organiser’s programme before you go.'
            : 'Local times. Check the organiser’s programme before you go.'}
        </Text>
      </Stack>
    </Card>
  )
}
