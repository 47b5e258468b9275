import { isRunning, type RampView } from '@site/contracts/ramp-view'
import { Badge } from '@stageside/ui/badge'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { color, size, space } from '@stageside/ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Ago } from '../parts/ago.tsx'
import { Version } from '../parts/version.tsx'
import { EvidenceBar } from './evidence-bar.tsx'
import { rampPath } from './paths.ts'
import { evidenceShare, evidenceWords, situation, stateWords } from './state-words.ts'
import { StepTrack } from './step-track.tsx'

const Block = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-top: ${space(4)};
  border-top: 3px solid ${color.ink};
  h3 {
    font-size: ${size.h3};
    overflow-wrap: anywhere;
  }
  h3 a {
    color: inherit;
  }
`

export const stateTone = (ramp: Pick<RampView, 'state'>) =>
  ramp.state === 'done' ? 'walk' : ramp.state === 'running' || ramp.state === 'aborted' ? 'signal' : 'ink'

/** A ramp in a list: how far it came, and why it is there. */
export const RampEntry = ({ ramp }: { readonly ramp: RampView }) => {
  const { name, version, state, startedAt, endedAt, by, evidence, plan } = ramp
  return (
    <Block>
      <Row $gap={3} $align="baseline">
        <h3>
          <Link to={rampPath(ramp)}>
            {name} <Version version={version} />
          </Link>
        </h3>
        <Badge $tone={stateTone(ramp)}>{stateWords[state]}</Badge>
      </Row>
      <Text>{situation(ramp)}</Text>
      {isRunning(state) ? (
        <>
          <StepTrack ramp={ramp} />
          <Stack $gap={1}>
            <Text $small>Evidence that it does worse: {evidenceWords(evidence, plan.wrongAlarm)}</Text>
            <EvidenceBar share={evidenceShare(evidence, plan.wrongAlarm)} />
          </Stack>
        </>
      ) : null}
      <Text $small $muted>
        Started <Ago at={startedAt} /> by {by}
        {endedAt === null ? '' : ', ended '}
        {endedAt === null ? null : <Ago at={endedAt} />}
      </Text>
    </Block>
  )
}
