import { isRunning } from '@site/contracts/ramp-view'
import { PlainList } from '@stageside/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { rampsQuery, statusQuery } from '../api/queries.ts'
import { Answered } from '../parts/answered.tsx'
import { Empty } from '../parts/empty.tsx'
import { Page } from '../parts/page.tsx'
import { useSession } from '../session/session.ts'
import { RemoteLive } from './remote-live.tsx'
import { inOrder } from './shares.ts'

/** What is live where and for whom. */
export const LivePage = () => {
  const { token } = useSession()
  const status = useQuery(statusQuery(token))
  // Only a hint beside each remote: where ramps cannot be read, the page is complete all the same.
  const { data: { ramps } = { ramps: [] } } = useQuery(rampsQuery(token))
  return (
    <Page
      title="Live"
      intro="Which version of each remote visitors get now. A visitor keeps a canary while its share grows."
    >
      <Answered query={status} waiting={['7rem', '7rem', '9rem']}>
        {({ remotes }) =>
          remotes.length === 0 ? (
            <Empty title="Nothing was published yet">
              <code>npm start</code> publishes the builds of a checkout; <code>npx remote publish</code> those of a
              team.
            </Empty>
          ) : (
            <PlainList $gap={8}>
              {inOrder(remotes).map((remote) => (
                <RemoteLive
                  key={remote.name}
                  remote={remote}
                  ramp={ramps.find(({ name, state }) => name === remote.name && isRunning(state))}
                />
              ))}
            </PlainList>
          )
        }
      </Answered>
    </Page>
  )
}
