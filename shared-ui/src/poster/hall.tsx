import { color } from '../tokens.ts'
import { Ground, type Ink, lamp, Sky, steps } from './shapes.tsx'

const FLOOR = 238
/** Half-widths of the vault's ribs, near to far; the last one is the lit end. */
const ribs = [176, 140, 108, 80, 56, 36]

const arch = (x: number, half: number, spring: number, foot: number): string =>
  `M${x - half} ${foot}V${spring}A${half} ${half} 0 0 1 ${x + half} ${spring}V${foot}z`

/** An arcade at the side: a tall opening, dark, with a lit fanlight. */
const SideArch = ({ x }: { x: number }) => (
  <g>
    <path d={arch(x, 40, 130, FLOOR)} fill={color.night} />
    <path d={`M${x - 28} 130A28 28 0 0 1 ${x + 28} 130z`} fill={lamp} />
    <path d={`M${x} 130V102M${x} 130L${x - 20} 110M${x} 130L${x + 20} 110`} stroke={color.night} strokeWidth="3" />
  </g>
)

const Visitor = ({ x, size, fill }: { x: number; size: number; fill: string }) => (
  <g transform={`translate(${x} ${FLOOR + 14 * size}) scale(${size})`} fill={fill}>
    <circle cx="0" cy="-43" r="6.5" />
    <path d="M-8-33h16l2 16h-4l-1 17h-10l-1-17h-4z" />
    <rect x="8" y="-17" width="8" height="9" />
  </g>
)

/** Arches of a hall, one behind the other, to the light at its end. */
export const Hall = ({ ink }: Ink) => (
  <>
    <Sky fill={ink} />
    {[-1, 1].flatMap((side) => [238, 338, 438].map((x) => <SideArch key={side * x} x={side * x} />))}
    {ribs.map((half, n) => (
      <path
        key={half}
        d={arch(0, half, 206 - half * 0.1, FLOOR)}
        fill={n === ribs.length - 1 ? lamp : n % 2 === 0 ? color.night : ink}
      />
    ))}
    <Ground top={FLOOR} fill={color.night} />
    <g stroke={ink} strokeWidth="2">
      {steps(19).map((n) => (
        <path key={n} d={`M${(n - 9) * 22} ${FLOOR}L${(n - 9) * 92} 300`} />
      ))}
      <path d="M-450 252H450M-450 272H450" />
    </g>
    <polygon points={`-36,${FLOOR} 36,${FLOOR} 96,300 -96,300`} fill={lamp} opacity="0.4" />
    <path d={`M-176 ${FLOOR}H176`} stroke={color.nightText} strokeWidth="2" opacity="0.5" />
    <Visitor x={-15} size={0.62} fill={color.night} />
    <Visitor x={-58} size={1} fill={color.nightText} />
    <Visitor x={64} size={1.15} fill={color.nightText} />
    <Visitor x={-226} size={1.05} fill={color.nightText} />
    <Visitor x={262} size={0.9} fill={color.nightText} />
  </>
)
