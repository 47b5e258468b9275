import type { RampView } from '@site/contracts/ramp-view'
import { isRunning } from '@site/contracts/ramp-view'
import { Badge } from '@stageside/ui/badge'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { rampQuery, versionsQuery } from '../api/queries.ts'
import { ChangeButtons } from '../changes/change-buttons.tsx'
import { offeredForRamp } from '../changes/offered.ts'
import { Ago } from '../parts/ago.tsx'
import { Answered } from '../parts/answered.tsx'
import { Page } from '../parts/page.tsx'
import { CardTable } from '../parts/table.tsx'
import { Version } from '../parts/version.tsx'
import { count, shortVersion } from '../parts/words.ts'
import { useSession } from '../session/session.ts'
import { CurveChart } from './curve-chart.tsx'
import { Decisions } from './decisions.tsx'
import { GuardsTable } from './guards-table.tsx'
import { stateTone } from './ramp-entry.tsx'
import { situation, stateWords } from './state-words.ts'
import { StepTrack } from './step-track.tsx'

const Steering = ({ ramp }: { readonly ramp: RampView }) => {
  const { token, identity } = useSession()
  const { data } = useQuery(versionsQuery(token, ramp.name))
  if (!isRunning(ramp.state) || data === undefined) return null
  const { versions, rollsBackTo, fallback } = data
  const standing = { versions, rollsBackTo, fallback, ramp }
  const offered = offeredForRamp(identity, ramp.name, standing)
  if (offered.length === 0)
    return (
      <Text $small $muted>
        This token can view it but not steer it: that takes the rights canary and rollback.
      </Text>
    )
  return <ChangeButtons name={ramp.name} version={ramp.version} offered={offered} standing={standing} />
}

const named = new Intl.NumberFormat('en-AU', { maximumSignificantDigits: 3 })

/** A remote's own measures. They tell of success and not of harm, so nothing is taken back for them. */
const Named = ({ ramp: { named: measures, version, against } }: { readonly ramp: RampView }) =>
  measures.length === 0 ? null : (
    <Stack as="section" $gap={4}>
      <h2>What it is for</h2>
      <Text $muted>Its own measures, for each visit. They inform; nothing is taken back for them.</Text>
      <CardTable
        columns={['Measure', shortVersion(version, [against]), `The others (${shortVersion(against, [version])})`]}
        rows={measures.map(({ name, canary, rest }) => ({
          key: name,
          head: name.replaceAll('-', ' '),
          cells: [named.format(canary), named.format(rest)],
        }))}
      />
    </Stack>
  )

const Ramp = ({ ramp }: { readonly ramp: RampView }) => (
  <Stack $gap={12}>
    <Stack $gap={5}>
      <Row $gap={3}>
        <Badge $tone={stateTone(ramp)}>{stateWords[ramp.state]}</Badge>
        <Text $small $muted>
          Started <Ago at={ramp.startedAt} /> by {ramp.by}
        </Text>
      </Row>
      <Text $lead>{situation(ramp)}</Text>
      <StepTrack ramp={ramp} />
      {isRunning(ramp.state) ? (
        <Text $small $muted>
          {count(ramp.stepVisits)} visits with it in this step, since <Ago at={ramp.stepSince} />
        </Text>
      ) : null}
      <Steering ramp={ramp} />
    </Stack>
    <Stack as="section" $gap={4}>
      <h2>Visits that failed</h2>
      <CurveChart ramp={ramp} />
    </Stack>
    <Stack as="section" $gap={4}>
      <h2>What guards it</h2>
      <GuardsTable ramp={ramp} />
    </Stack>
    <Named ramp={ramp} />
    <Stack as="section" $gap={4}>
      <h2>Decisions</h2>
      <Decisions ramp={ramp} />
    </Stack>
  </Stack>
)

/** One ramp: its two curves, what guards it, what it waits for, what was decided. */
export const RampPage = () => {
  const { token } = useSession()
  const { name = '', version = '' } = useParams()
  return (
    <Page
      title={
        <>
          {name} <Version version={version} />
        </>
      }
      name={`${name} ${shortVersion(version)}`}
      up={{ to: '/ramps', label: 'Ramps' }}
      intro={<Link to={`/remotes/${encodeURIComponent(name)}`}>All versions of {name}</Link>}
    >
      <Answered query={useQuery(rampQuery(token, name, version))} waiting={['9rem', '20rem', '16rem']}>
        {(ramp) => <Ramp ramp={ramp} />}
      </Answered>
    </Page>
  )
}
