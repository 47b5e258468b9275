import { isRunning } from '@site/contracts/ramp-view'
import type { VersionsAnswer } from '@site/contracts/registry-service'
import { useQuery } from '@tanstack/react-query'
import { rampsQuery } from '../api/queries.ts'
import { useSession } from '../session/session.ts'
import type { Standing } from './change.ts'

/** How a remote stands: its versions, and the ramp that runs for it. */
export const useStanding = ({ name, versions, rollsBackTo, fallback }: VersionsAnswer): Standing => {
  const { token } = useSession()
  const { data } = useQuery(rampsQuery(token))
  const ramp = data?.ramps.find((each) => each.name === name && isRunning(each.state))
  return { versions, rollsBackTo, fallback, ramp }
}
