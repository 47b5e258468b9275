import { Beam, Ground, lamp, Sky, steps, type Ink } from '@stageside/ui/poster/shapes'
import { color } from '@stageside/ui/tokens'
import { Tower, Wheel } from './parts.tsx'

const HORIZON = 176
/** Both edges of the road, from the foreground round the bend to where the lights run together. */
const LEFT = 'M-250 300C-120 244-30 226 20 206S46 182 96 178'
const RIGHT = 'M238 300C196 262 150 232 132 216S112 190 128 180'

const masts = [
  { x: -40, y: 196, size: 0.5 },
  { x: 182, y: 206, size: 0.62 },
  { x: -150, y: 222, size: 0.85 },
  { x: 290, y: 236, size: 1 },
  { x: -330, y: 246, size: 1.2 },
]

const Mast = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <Beam from={[x < 60 ? 26 : -26, -112]} to={[x < 60 ? 90 : -90, 34]} width={150} fill={lamp} opacity={0.2} />
    <path d={`M0 0V-116H${x < 60 ? 34 : -34}`} fill="none" stroke={color.nightMuted} strokeWidth="5" />
    <path
      d={x < 60 ? 'M12-112h23' : 'M-12-112h-23'}
      stroke={lamp}
      strokeWidth="10"
      strokeLinecap="round"
      strokeDasharray="0 11"
    />
  </g>
)

const DeckTowers = () => (
  <g>
    {[-214, -168, -122].map((x) => (
      <Tower key={x} x={x} width={30} top={74} foot={HORIZON} fill={color.nightLine} />
    ))}
    <path d="M-232 70H-76Q-82 62-100 60H-214Q-228 62-232 70z" fill={color.nightMuted} />
  </g>
)

/** A racing car from behind: wheels, wing, and the rain light. */
const Car = ({ ink }: Ink) => (
  <g transform="translate(46 262)">
    <path d="M-66 8H66V16H-66z" fill={color.night} opacity="0.6" />
    <rect x="-66" y="-34" width="32" height="46" rx="8" fill={color.night} stroke={color.nightMuted} strokeWidth="2" />
    <rect x="34" y="-34" width="32" height="46" rx="8" fill={color.night} stroke={color.nightMuted} strokeWidth="2" />
    <path d="M-34-10H34L26 8H-26z" fill={color.nightText} />
    <path d="M-18-44Q0-58 18-44L24-10H-24z" fill={ink} />
    <circle cx="0" cy="-46" r="9" fill={color.nightText} />
    <path d="M-9-46a9 9 0 0 1 18 0z" fill={color.signal} />
    <path d="M-46-38H46V-26H-46z" fill={ink} stroke={color.night} strokeWidth="2" />
    <path d="M-46-44H-40V-14H-46zM40-44H46V-14H40z" fill={color.nightText} />
    <rect x="-5" y="-6" width="10" height="8" fill={color.signal} />
  </g>
)

/** A street circuit at night: kerbs, lamps and a car between the towers of a bay. */
export const Circuit = ({ ink }: Ink) => (
  <>
    <Sky />
    {steps(15).map((n) => (
      <Tower
        key={n}
        x={-450 + n * 62}
        width={34 + ((n * 11) % 4) * 5}
        top={HORIZON - 34 - ((n * 29) % 6) * 14}
        foot={HORIZON}
        fill={color.nightLine}
      />
    ))}
    <rect x="-240" y="56" width="172" height={HORIZON - 56} fill={color.night} />
    <DeckTowers />
    <Wheel x={222} y={104} r={58} stroke={color.nightMuted} />
    <Ground top={HORIZON} fill={ink} />
    <path d={`M-450 ${HORIZON}H450V184H-450z`} fill={color.night} opacity="0.5" />
    <path d={`${LEFT}L128 180C112 190 112 200 132 216S196 262 238 300z`} fill={color.nightLine} />
    {[LEFT, RIGHT].map((edge) => (
      <g key={edge} fill="none">
        <path d={edge} stroke={color.nightText} strokeWidth="8" />
        <path d={edge} stroke={color.signal} strokeWidth="8" strokeDasharray="16 16" />
      </g>
    ))}
    <path
      d="M-20 300C40 262 78 232 82 212S92 186 112 180"
      fill="none"
      stroke={lamp}
      strokeWidth="2"
      opacity="0.5"
      strokeDasharray="20 14"
    />
    {masts.map((mast) => (
      <Mast key={mast.x} {...mast} />
    ))}
    <Car ink={ink} />
  </>
)
