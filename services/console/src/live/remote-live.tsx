import type { RampView } from '@site/contracts/ramp-view'
import { Badge } from '@stageside/ui/badge'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { color, font, media, size, space } from '@stageside/ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Ago } from '../parts/ago.tsx'
import { ShareBar } from '../parts/share-bar.tsx'
import { Version } from '../parts/version.tsx'
import { counted, percent, shortVersion } from '../parts/words.ts'
import { rampPath } from '../ramps/paths.ts'
import { stateWords } from '../ramps/state-words.ts'
import { audience, liveVersions, roleOf, type Remote } from './shares.ts'

const Block = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)} ${space(8)};
  padding-top: ${space(4)};
  border-top: 3px solid ${color.ink};
  ${media.desktop} {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
`
const Top = styled(Stack)`
  h2 {
    font-size: ${size.h3};
    overflow-wrap: anywhere;
  }
  h2 a {
    color: inherit;
  }
`
const Versions = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
`
/** In large text on a phone the words stand below the figure: beside it, no word would have room. */
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  align-items: baseline;
  padding-block: ${space(2)};
  & + & {
    border-top: 1px solid ${color.line};
  }
`
const Figure = styled.span`
  flex: none;
  min-width: 4.5rem;
  font: 700 1.5rem / 1.2 ${font.head};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${media.tablet} {
    width: 5.5rem;
  }
`
const Words = styled.div`
  display: grid;
  flex: 1 1 11rem;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${space(4)};
  align-items: baseline;
  min-width: 0;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
  }
`

interface RemoteLiveProps {
  readonly remote: Remote
  /** The ramp that runs for it. */
  readonly ramp: RampView | undefined
}

/** One remote: which versions visitors have now, and how many of them. */
export const RemoteLive = ({ remote, ramp }: RemoteLiveProps) => {
  const { name, versions } = remote
  const live = liveVersions(remote)
  const shares = live.map(({ version, traffic, default: standard }) => ({
    key: version,
    share: traffic,
    tone: standard ? ('default' as const) : ('canary' as const),
  }))
  const all = versions.map(({ version }) => version)
  return (
    <Block>
      <Top $gap={1}>
        <h2>
          <Link to={`/remotes/${name}`}>{name}</Link>
        </h2>
        <Text $small $muted>
          {counted(versions.length, 'version')} published
        </Text>
        {ramp === undefined ? null : (
          <Link to={rampPath(ramp)}>
            Ramp of {shortVersion(ramp.version, all)}: {stateWords[ramp.state].toLowerCase()}
          </Link>
        )}
      </Top>
      <Stack $gap={2}>
        <ShareBar shares={shares} />
        {live.length === 0 ? (
          <Text>Not live. Only people who choose a version or open a preview get it.</Text>
        ) : (
          <Versions role="list">
            {live.map((version) => (
              <Line key={version.version}>
                <Figure>{percent(version.traffic)}</Figure>
                <Words>
                  <Row $gap={2} $align="baseline">
                    <Text as="span">
                      <Version version={version.version} />
                    </Text>
                    <Badge $tone={roleOf(version) === 'canary' ? 'signal' : 'ink'}>{roleOf(version)}</Badge>
                  </Row>
                  <Stack $gap={0}>
                    <Text $small>For {audience(version)}</Text>
                    {version.since === null ? null : (
                      <Text $small $muted>
                        Since <Ago at={version.since} />, by {version.by}
                      </Text>
                    )}
                  </Stack>
                </Words>
              </Line>
            ))}
          </Versions>
        )}
      </Stack>
    </Block>
  )
}
