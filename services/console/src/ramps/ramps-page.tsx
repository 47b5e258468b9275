import { isRunning, type RampView } from '@site/contracts/ramp-view'
import { PlainList, Stack, Text } from '@stageside/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { rampsQuery } from '../api/queries.ts'
import { Answered } from '../parts/answered.tsx'
import { Empty } from '../parts/empty.tsx'
import { Page } from '../parts/page.tsx'
import { useSession } from '../session/session.ts'
import { RampEntry } from './ramp-entry.tsx'

const Ramps = ({ title, ramps, none }: { title: string; ramps: readonly RampView[]; none: string }) => (
  <Stack as="section" $gap={5}>
    <h2>{title}</h2>
    {ramps.length === 0 ? (
      <Text $muted>{none}</Text>
    ) : (
      <PlainList $gap={8}>
        {ramps.map((ramp) => (
          <RampEntry key={`${ramp.name} ${ramp.version} ${ramp.startedAt}`} ramp={ramp} />
        ))}
      </PlainList>
    )}
  </Stack>
)

/** Ramps that run, and the last ones that ended. */
export const RampsPage = () => {
  const { token } = useSession()
  return (
    <Page
      title="Ramps"
      intro="A ramp gives a new version to more and more visitors, compares it with what the others have at the same time, and takes it back by itself if it does worse."
    >
      <Answered query={useQuery(rampsQuery(token))} waiting={['2rem', '12rem', '2rem', '6rem']}>
        {({ ramps }) =>
          ramps.length === 0 ? (
            <Empty title="No ramp was started yet">
              <code>npx remote ship</code> publishes a version and ramps it; or choose a version on the page of its
              remote and start one there.
            </Empty>
          ) : (
            <Stack $gap={12}>
              <Ramps
                title="Running"
                ramps={ramps.filter(({ state }) => isRunning(state))}
                none="None runs now. Start one on the page of a remote."
              />
              <Ramps title="Ended" ramps={ramps.filter(({ state }) => !isRunning(state))} none="None has ended yet." />
            </Stack>
          )
        }
      </Answered>
    </Page>
  )
}
