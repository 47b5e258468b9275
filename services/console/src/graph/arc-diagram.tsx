import type { ReleaseGraph } from '@site/contracts/release-graph'
import { color, font, media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { arcPath, arcsOf, holdings, ROW, type Arc } from './moves.ts'

/** Rows of one height, whatever words are in them: the arcs beside them meet their middles without anything being measured. */
const Box = styled.div`
  --arcs: max(3rem, min(26%, 16vw));
  position: relative;
`
const Rows = styled.ul`
  display: grid;
  grid-auto-rows: 1fr;
  grid-template-columns: minmax(0, 1fr);
  margin-right: var(--arcs);
  list-style: none;
`
const Choice = styled.button<{ $related: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  width: 100%;
  height: 100%;
  min-height: 3.5rem;
  padding: ${space(2)} ${space(3)};
  border: 0;
  border-left: 6px solid ${({ $related }) => ($related ? color.ink : 'transparent')};
  background: transparent;
  text-align: left;
  &[aria-pressed='true'] {
    border-left-color: ${color.signal};
    background: ${color.card};
  }
  ${media.hover} {
    &:hover {
      background: ${color.card};
      text-decoration: underline;
    }
  }
`
const Name = styled.span`
  font: 700 1.125rem / 1.3 ${font.head};
  overflow-wrap: anywhere;
`
const Holds = styled.span`
  font-size: 0.875rem;
  color: ${color.muted};
`
const Arcs = styled.svg`
  /* As high as the rows, which it must not stretch. */
  position: absolute;
  inset: 0 0 0 auto;
  width: var(--arcs);
  height: 100%;
  overflow: visible;
  path {
    vector-effect: non-scaling-stroke;
    fill: none;
  }
`

const isOf = ({ from, to }: Arc, name: string | null): boolean => from === name || to === name

interface ArcDiagramProps {
  readonly graph: ReleaseGraph
  readonly chosen: string | null
  readonly onChoose: (name: string) => void
}

/** Remotes as rows, arcs between those that need something of each other. The lists beside it say the same in words. */
export const ArcDiagram = ({ graph: { remotes, edges }, chosen, onChoose }: ArcDiagramProps) => {
  const names = remotes.map(({ name }) => name)
  const arcs = arcsOf(edges).filter(({ from, to }) => names.includes(from) && names.includes(to))
  const isRelated = (name: string) => arcs.some((arc) => isOf(arc, chosen) && isOf(arc, name)) && name !== chosen
  const drawn = [...arcs].sort((a, b) => Number(isOf(a, chosen)) - Number(isOf(b, chosen)))
  return (
    <Box>
      <Rows role="list" aria-label="Remotes">
        {remotes.map((remote) => (
          <li key={remote.name}>
            <Choice
              type="button"
              aria-pressed={remote.name === chosen}
              $related={isRelated(remote.name)}
              onClick={() => onChoose(remote.name)}
            >
              <Name>{remote.name}</Name>
              <Holds>{holdings(remote)}</Holds>
            </Choice>
          </li>
        ))}
      </Rows>
      <Arcs viewBox={`0 0 100 ${names.length * ROW}`} preserveAspectRatio="none" aria-hidden focusable="false">
        {drawn.map((arc) => (
          <path
            key={`${arc.from} ${arc.to}`}
            d={arcPath(names.indexOf(arc.from), names.indexOf(arc.to), names.length)}
            stroke={isOf(arc, chosen) ? color.signal : color.muted}
            strokeWidth={isOf(arc, chosen) ? 4 : 1.5}
            strokeDasharray={arc.kinds.includes('slot') ? undefined : '6 5'}
          />
        ))}
      </Arcs>
    </Box>
  )
}
