import type { RampView, SeriesPoint } from '@site/contracts/ramp-view'
import { Stack, Text } from '@stageside/ui/layout'
import { color, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { dayAndTime, count, moment, percent, ratePercent, shortVersion } from '../parts/words.ts'
import { ScrollBox, Table } from '../parts/table.tsx'
import { armRate, bandPath, BOX, curvePath, positionOf, scaleOf, thinned, type Side } from './curves.ts'

const ROWS = 12

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`
/** Words stand around the picture and not in it: they keep their size whatever the width. */
const Plot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(2)};
  font-size: 0.8125rem;
  color: ${color.muted};
`
const Rates = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  text-align: right;
  font-variant-numeric: tabular-nums;
`
const Picture = styled.svg`
  width: 100%;
  height: clamp(13rem, 34vw, 20rem);
  background: ${color.card};
  border-bottom: 3px solid ${color.ink};
  border-left: 1px solid ${color.line};
  path,
  line {
    vector-effect: non-scaling-stroke;
  }
`
const Times = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(3)};
`
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(8)};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: baseline;
    gap: ${space(2)};
    min-width: 0;
  }
`
const Swatch = styled.span.attrs({ 'aria-hidden': true })<{ $side: Side }>`
  flex: none;
  width: 2rem;
  border-top: 4px ${({ $side }) => ($side === 'canary' ? 'solid' : 'dashed')} ${({ $side }) => inks[$side]};
  transform: translateY(-0.25em);
`

const inks: Readonly<Record<Side, string>> = { canary: color.signal, rest: color.transit }
const sides: readonly Side[] = ['rest', 'canary']

const Curves = ({ ramp: { series, decisions } }: { readonly ramp: RampView }) => {
  const scale = scaleOf(series)
  const steps = decisions.filter(({ kind }) => kind === 'step').map(({ at }) => positionOf(scale, at))
  return (
    <Plot aria-hidden>
      <Rates>
        <span>{ratePercent(scale.top)}</span>
        <span>{ratePercent(scale.top / 2)}</span>
        <span>{percent(0)}</span>
      </Rates>
      <Picture viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none" focusable="false">
        <line x1="0" x2={BOX.width} y1={BOX.height / 2} y2={BOX.height / 2} stroke={color.line} />
        {steps.map((at) =>
          at === null ? null : (
            <line
              key={at}
              x1={at * BOX.width}
              x2={at * BOX.width}
              y1="0"
              y2={BOX.height}
              stroke={color.muted}
              strokeDasharray="2 5"
            />
          ),
        )}
        {sides.map((side) => (
          <path
            key={side}
            d={bandPath(series, side, scale)}
            fill={inks[side]}
            fillOpacity={0.13}
            stroke={inks[side]}
            strokeOpacity={0.55}
            strokeWidth={1}
          />
        ))}
        {sides.map((side) => (
          <path
            key={side}
            d={curvePath(series, side, scale)}
            fill="none"
            stroke={inks[side]}
            strokeWidth={side === 'canary' ? 4 : 3}
            strokeDasharray={side === 'canary' ? undefined : '9 6'}
            strokeLinejoin="round"
          />
        ))}
      </Picture>
      <Times>
        <span>{dayAndTime(scale.from)}</span>
        <span>{dayAndTime(scale.to)}</span>
      </Times>
    </Plot>
  )
}

const boundsWords = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${ratePercent(low)} to ${ratePercent(high)}`

const SeriesTable = ({ ramp: { series, version, against } }: { readonly ramp: RampView }) => (
  <details>
    <summary>The same as a table</summary>
    <ScrollBox label="Failing visits over time">
      <Table>
        <caption>Visits with a failure of this remote, from the start of the ramp until then</caption>
        <thead>
          <tr>
            <th scope="col">Until</th>
            <th scope="col">{shortVersion(version, [against])}</th>
            <th scope="col">Bounds</th>
            <th scope="col">Visits</th>
            <th scope="col">The others</th>
            <th scope="col">Bounds</th>
            <th scope="col">Visits</th>
          </tr>
        </thead>
        <tbody>
          {thinned(series, ROWS).map(({ at, canary, rest }) => (
            <tr key={at}>
              <th scope="row">
                <time dateTime={at}>{moment(at)}</time>
              </th>
              <td>{ratePercent(armRate(canary))}</td>
              <td>{boundsWords(canary)}</td>
              <td>{count(canary.visits)}</td>
              <td>{ratePercent(armRate(rest))}</td>
              <td>{boundsWords(rest)}</td>
              <td>{count(rest.visits)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollBox>
  </details>
)

const LegendEntry = ({ side, label, point }: { side: Side; label: string; point: SeriesPoint }) => (
  <li>
    <Swatch $side={side} />
    <span>
      <strong>
        {label}: {ratePercent(armRate(point[side]))}
      </strong>{' '}
      of {count(point[side].visits)} visits failed, bounds {boundsWords(point[side])}
    </span>
  </li>
)

/** Failing visits of the new version and of the others over time, each with the bounds that hold at every look. */
export const CurveChart = ({ ramp }: { readonly ramp: RampView }) => {
  const last = ramp.series.at(-1)
  if (last === undefined)
    return <Text $muted>No visits were counted yet. The curves begin with the first page that holds this remote.</Text>
  return (
    <Figure>
      <Stack as="figcaption" $gap={3}>
        <Legend role="list">
          <LegendEntry side="canary" label={shortVersion(ramp.version, [ramp.against])} point={last} />
          <LegendEntry side="rest" label={`The others (${shortVersion(ramp.against, [ramp.version])})`} point={last} />
        </Legend>
        <Text $small $muted>
          Of all visits since the start. The true rates lie within the shaded bounds however often one looks; a dotted
          line is a step to a larger share.
        </Text>
      </Stack>
      <Curves ramp={ramp} />
      <SeriesTable ramp={ramp} />
    </Figure>
  )
}
