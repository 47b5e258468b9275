import type { VersionsAnswer } from '@site/contracts/registry-service'
import { PlainList, Stack, Text } from '@stageside/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { versionsQuery } from '../api/queries.ts'
import { ChangeButtons } from '../changes/change-buttons.tsx'
import { defaultIn } from '../changes/change.ts'
import { mayRollBack, offeredForRamp } from '../changes/offered.ts'
import { useStanding } from '../changes/use-standing.ts'
import { Answered } from '../parts/answered.tsx'
import { Page } from '../parts/page.tsx'
import { shortVersion } from '../parts/words.ts'
import { rampPath } from '../ramps/paths.ts'
import { situation } from '../ramps/state-words.ts'
import { useSession } from '../session/session.ts'
import { VersionTicket } from './version-ticket.tsx'

const Versions = ({ answer }: { readonly answer: VersionsAnswer }) => {
  const { identity } = useSession()
  const standing = useStanding(answer)
  const { name, versions } = answer
  const { ramp } = standing
  const rollback = mayRollBack(identity, name, standing) ? (['rollback'] as const) : []
  const steering = [...offeredForRamp(identity, name, standing).filter((kind) => kind !== 'rollback'), ...rollback]
  return (
    <Stack $gap={8}>
      <Stack $gap={3}>
        {ramp === undefined ? null : (
          <Text>
            <Link to={rampPath(ramp)}>Ramp of {shortVersion(ramp.version)}</Link>: {situation(ramp)}
          </Text>
        )}
        {steering.length === 0 ? null : (
          <ChangeButtons name={name} version={defaultIn(standing) ?? ''} offered={steering} standing={standing} />
        )}
      </Stack>
      <PlainList $gap={6}>
        {versions.map((listed) => (
          <li key={listed.version}>
            <VersionTicket name={name} listed={listed} standing={standing} />
          </li>
        ))}
      </PlainList>
    </Stack>
  )
}

/** Every version of a remote, newest first. */
export const VersionsPage = () => {
  const { token } = useSession()
  const { name = '' } = useParams()
  return (
    <Page
      title={name}
      up={{ to: '/', label: 'Live' }}
      intro={
        <>
          Every published version, newest first.{' '}
          <Link to={`/graph?remote=${encodeURIComponent(name)}`}>Who needs it</Link>
        </>
      }
    >
      <Answered query={useQuery(versionsQuery(token, name))} waiting={['3rem', '14rem', '14rem']}>
        {(answer) => <Versions answer={answer} />}
      </Answered>
    </Page>
  )
}
