import type { GraphEdge, GraphVersion, ReleaseGraph } from '@site/contracts/release-graph'
import { Badge } from '@stageside/ui/badge'
import { PlainList, Row, Stack, Text } from '@stageside/ui/layout'
import { color, space } from '@stageside/ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Version } from '../parts/version.tsx'
import { counted, percent } from '../parts/words.ts'
import { kindWords, needsOf, shownVersion } from './moves.ts'

const Item = styled.li`
  padding-block: ${space(2)};
  border-top: 1px solid ${color.line};
  overflow-wrap: anywhere;
`
const Breaks = styled.ul`
  margin-top: ${space(1)};
  padding-left: ${space(5)};
`

const Need = ({ edge, other }: { readonly edge: GraphEdge; readonly other: string }) => (
  <Item>
    <Text>
      <strong>{other}</strong> · {kindWords[edge.kind]}
      {edge.kind === 'contract' ? null : (
        <>
          {' '}
          <code>{edge.what}</code>
        </>
      )}
      {edge.range === undefined ? null : <> {edge.range}</>}
    </Text>
    {edge.breaks === undefined ? null : (
      <Text $small $muted>
        {edge.breaks}
      </Text>
    )}
  </Item>
)

interface NeedsProps {
  readonly title: string
  readonly edges: readonly GraphEdge[]
  readonly side: 'from' | 'to'
  readonly none: string
}

const Needs = ({ title, edges, side, none }: NeedsProps) => (
  <Stack as="section" $gap={2}>
    <h3>{title}</h3>
    {edges.length === 0 ? (
      <Text $muted>{none}</Text>
    ) : (
      <PlainList $gap={0}>
        {edges.map((edge) => (
          <Need key={`${edge.from} ${edge.to} ${edge.kind} ${edge.what}`} edge={edge} other={edge[side]} />
        ))}
      </PlainList>
    )}
  </Stack>
)

const Holding = ({ label, items }: { readonly label: string; readonly items: readonly string[] }) =>
  items.length === 0 ? null : (
    <Item>
      <strong>{label}:</strong> {items.join(', ')}
    </Item>
  )

const shares = ({ traffic, default: standard }: GraphVersion): string =>
  traffic > 0 || standard ? percent(traffic) : 'not live'

/** What would happen if one version were given to everybody. */
const Move = ({ version }: { readonly version: GraphVersion }) => (
  <Item>
    <Row $gap={3} $align="baseline">
      <Version version={version.version} />
      <Text as="span" $small $muted>
        {shares(version)}
      </Text>
      {version.breaks.length === 0 ? <Badge $tone="walk">fits</Badge> : <Badge $tone="signal">breaks</Badge>}
    </Row>
    {version.breaks.length === 0 ? null : (
      <Breaks>
        {version.breaks.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </Breaks>
    )}
  </Item>
)

interface IfMovedProps {
  readonly graph: ReleaseGraph
  readonly name: string
}

/** One remote: what would break if it moved, what it needs, what it holds. */
export const IfMoved = ({ graph: { remotes, edges }, name }: IfMovedProps) => {
  const remote = remotes.find((each) => each.name === name)
  const version = remote === undefined ? undefined : shownVersion(remote)
  if (remote === undefined || version === undefined)
    return <Text $muted>The registry has no {name} any more. Choose another one.</Text>
  const { ofIt, ofOthers } = needsOf(edges, name)
  const needing = new Set(ofIt.map(({ from }) => from)).size
  const shared = Object.entries(version.shared).map(([module, range]) => `${module} ${range}`)
  return (
    <Stack $gap={8} aria-live="polite">
      <Stack $gap={2}>
        <h2>If {name} moved</h2>
        <Text>
          {needing === 0
            ? 'Nothing depends on it, so a change can only break itself.'
            : `${counted(needing, 'other needs', 'others need')} something of it, as listed here.`}{' '}
          <Link to={`/remotes/${encodeURIComponent(name)}`}>Its versions</Link>
        </Text>
      </Stack>
      <Needs title="Who needs it" edges={ofIt} side="from" none="Nobody." />
      <Stack as="section" $gap={2}>
        <h3>If everybody got a version of it now</h3>
        <PlainList $gap={0}>
          {remote.versions.map((each) => (
            <Move key={each.version} version={each} />
          ))}
        </PlainList>
      </Stack>
      <Needs title="What it needs" edges={ofOthers} side="to" none="Nothing of others." />
      <Stack as="section" $gap={2}>
        <h3>
          What <Version version={version.version} /> holds
        </h3>
        <PlainList $gap={0}>
          <Holding label="Contract" items={[version.contract]} />
          <Holding label="Pages" items={version.routes.map(({ path }) => path)} />
          <Holding label="Slots" items={version.slots} />
          <Holding label="Contributions" items={version.contributions} />
          <Holding label={name === 'shell' ? 'Modules it shares' : 'Modules it takes'} items={shared} />
        </PlainList>
      </Stack>
    </Stack>
  )
}
