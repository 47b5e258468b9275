import type { VersionsAnswer } from '@site/contracts/registry-service'
import { Badge } from '@stageside/ui/badge'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { Ticket } from '@stageside/ui/ticket'
import { color, size, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { ChangeButtons } from '../changes/change-buttons.tsx'
import type { Standing } from '../changes/change.ts'
import { offeredFor } from '../changes/offered.ts'
import { audience, roleOf, type Role } from '../live/shares.ts'
import { Ago } from '../parts/ago.tsx'
import { Version } from '../parts/version.tsx'
import { bytes, counted, percent } from '../parts/words.ts'
import { useSession } from '../session/session.ts'
import { changeLines, provenanceWords, verdictWords } from './describe.ts'

type Listed = VersionsAnswer['versions'][number]

const inks: Readonly<Record<Role, string>> = { default: color.night, canary: color.signalDeep, none: color.muted }

const Share = styled.span`
  font-size: 1.375rem;
  font-weight: 700;
  line-height: 1.1;
  white-space: nowrap;
`
const Caption = styled.span`
  font-size: 0.75rem;
  line-height: 1.2;
`
const Name = styled.h2`
  font-size: ${size.h3};
  overflow-wrap: anywhere;
`
const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  dt {
    font-size: 0.8125rem;
    color: ${color.muted};
  }
  dd {
    margin: 0 0 ${space(2)};
    overflow-wrap: anywhere;
  }
  @media (min-width: 48em) {
    grid-template-columns: 8rem minmax(0, 1fr);
    gap: 0 ${space(4)};
    dt {
      font-size: 0.9375rem;
    }
  }
`

const stubWords: Readonly<Record<Role, string>> = { default: 'default', canary: 'canary', none: 'not live' }

interface VersionTicketProps {
  readonly name: string
  readonly listed: Listed
  readonly standing: Standing
}

/** One version: who has it, where it came from, what it changed, and what can be done with it. */
export const VersionTicket = ({ name, listed, standing }: VersionTicketProps) => {
  const { identity } = useSession()
  const { version, traffic, publishedAt, publishedBy, provenance, size: held, changes, since, by, verdict } = listed
  const role = roleOf(listed)
  const offered = offeredFor(identity, name, version, standing)
  return (
    <Ticket
      ink={inks[role]}
      stub={
        <>
          <Share>{percent(traffic)}</Share>
          <Caption>{stubWords[role]}</Caption>
        </>
      }
    >
      <Stack $gap={4}>
        <Row $gap={3} $align="baseline">
          <Name>
            <Version version={version} />
          </Name>
          {standing.rollsBackTo === version && role === 'none' ? <Badge>rolls back to this</Badge> : null}
        </Row>
        <Facts>
          <dt>Live</dt>
          <dd>
            For {audience(listed)}
            {since === null ? null : (
              <>
                , since <Ago at={since} />, by {by}
              </>
            )}
          </dd>
          <dt>Published</dt>
          <dd>
            <Ago at={publishedAt} /> by {publishedBy}
          </dd>
          <dt>Built from</dt>
          <dd>{provenanceWords(provenance)}</dd>
          <dt>Size</dt>
          <dd>
            {bytes(held.bytes)} in {counted(held.files, 'file')}
          </dd>
          {verdict === undefined || verdict === null ? null : (
            <>
              <dt>Verdict</dt>
              <dd>
                {verdictWords(verdict)}, <Ago at={verdict.at} /> by {verdict.by}
                {verdict.url === undefined ? null : (
                  <>
                    {' '}
                    <a href={verdict.url} rel="noreferrer">
                      Read the run
                    </a>
                  </>
                )}
              </dd>
            </>
          )}
          <dt>Changed</dt>
          <dd>
            {changes === null ? (
              'The first version that was published.'
            ) : (
              <Stack as="ul" $gap={0} role="list" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
                {changeLines(changes).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </Stack>
            )}
          </dd>
        </Facts>
        {offered.length === 0 ? (
          <Text $small $muted>
            This token can view {name} but not change it.
          </Text>
        ) : (
          <ChangeButtons name={name} version={version} offered={offered} standing={standing} />
        )}
      </Stack>
    </Ticket>
  )
}
