import { color } from '../tokens.ts'
import { type Ink, lamp, Sky, steps } from './shapes.tsx'

/** Isometric half-axes of one city block with the street around it, and the share of it that is built on. */
const STEP = { x: 62, y: 31 }
const SIZE = 0.6
/** Vertical position of block 0,0, the one with the lit door. */
const HOME_Y = 176

type Point = readonly [x: number, y: number]

const at = (i: number, j: number): Point => [(i - j) * STEP.x, (i + j) * STEP.y + HOME_Y]
/** Rounds to a tenth of a unit, less than a pixel: unrounded sums would have sixteen digits in the markup. */
const rounded = (value: number): number => Math.round(value * 10) / 10
const points = (...pairs: readonly Point[]): string => pairs.map((pair) => pair.map(rounded).join()).join(' ')

interface Block {
  readonly i: number
  readonly j: number
  readonly height: number
}

const isHome = ({ i, j }: { i: number; j: number }) => i === 0 && j === 0
/** Blocks in front stay low so that the walk can be seen; behind the lit one the town rises. */
const heightOf = (i: number, j: number): number =>
  isHome({ i, j })
    ? 44
    : i + j > 0
      ? 8 + ((i * 5 + j * 11 + 100) % 3) * 3
      : 14 + ((i * 13 + j * 29 + 400) % 5) * 8 - (i + j) * 7

const blocks: readonly Block[] = steps(15 * 15)
  .map((n) => ({ i: Math.floor(n / 15) - 7, j: (n % 15) - 7 }))
  .filter(({ i, j }) => Math.abs(i - j) <= 8 && i + j >= -3 && i + j <= 6)
  .map(({ i, j }) => ({ i, j, height: heightOf(i, j) }))
  .sort((a, b) => a.i + a.j - (b.i + b.j))

const Door = ({ height }: { height: number }) => (
  <g transform={`translate(0 ${height})`}>
    <polygon points="-27,5 -11,13 -11,-14 -27,-22" fill={lamp} />
    <polygon points="-27,5 -11,13 -27,22 -44,14" fill={lamp} opacity="0.7" />
  </g>
)

/** Half-axes of what is built on a block. */
const [W, D] = [rounded(STEP.x * SIZE), rounded(STEP.y * SIZE)]
const ROOF = `M0-${D}l${W} ${D}-${W} ${D}-${W}-${D}z`

/** Drawn relative to the centre of its roof, so that the markup of equal buildings repeats. */
const Building = ({ block, ink }: { block: Block } & Ink) => {
  const { i, j, height } = block
  const [x, y] = at(i, j)
  const leftFill = isHome(block) ? color.signal : `color-mix(in srgb, ${ink}, ${color.night} 45%)`
  return (
    <g transform={`translate(${x} ${y - height})`}>
      <path d={ROOF} fill={ink} />
      <path d={`M-${W} 0l${W} ${D}v${height}l-${W}-${D}z`} fill={leftFill} />
      <path d={`M${W} 0l-${W} ${D}v${height}l${W}-${D}z`} fill={color.nightLine} />
      {isHome(block) ? <Door height={height} /> : null}
    </g>
  )
}

/** From the edge of the sheet down two streets to the door. */
const Walk = () => (
  <polyline
    points={points(at(2.5, 4.5), at(2.5, 0.5), at(-0.04, 0.5))}
    fill="none"
    stroke={lamp}
    strokeWidth="5"
    strokeLinecap="round"
    strokeDasharray="0.1 11"
  />
)

/** A street grid from above with one lit door, and the walk to it. */
export const Street = ({ ink }: Ink) => (
  <>
    <Sky />
    {blocks.map((block) => (
      <Building key={`${block.i},${block.j}`} block={block} ink={ink} />
    ))}
    <Walk />
  </>
)
