import { Ground, lamp, Sky, steps, type Ink } from '@stageside/ui/poster/shapes'
import { color } from '@stageside/ui/tokens'
import { Tower } from './parts.tsx'

const WATER = 196

const Crane = ({ x, lean }: { x: number; lean: 1 | -1 }) => (
  <g transform={`translate(${x} ${WATER}) scale(${lean} 1)`} fill="none" stroke={color.nightMuted} strokeWidth="4">
    <path d="M-20 0L-12-46H12L20 0M-16-22H16M0-46V-84" />
    <path d="M-22-84H10L78-140M10-84L30-116M78-140V-92" />
    <path d="M-30-96H-8V-78H-30z" fill={color.nightMuted} />
  </g>
)

/** The hall at the water: a row of lit bays under one roof. */
const LongHall = ({ ink }: Ink) => (
  <g>
    <path d={`M-150 ${WATER}V138L-128 122H128L150 138V${WATER}z`} fill={ink} />
    <path d="M-150 138H150L128 122H-128z" fill={color.nightText} opacity="0.85" />
    {steps(9).map((n) => (
      <path
        key={n}
        d={`M${-136 + n * 31} ${WATER}V156a12 12 0 0 1 24 0V${WATER}z`}
        fill={n === 4 ? lamp : color.night}
      />
    ))}
    {/* A dot for each lamp between the bays. */}
    <path d="M-108 148H120" stroke={lamp} strokeWidth="6" strokeLinecap="round" strokeDasharray="0 31" />
  </g>
)

const Delegate = ({ x, size }: { x: number; size: number }) => (
  <g transform={`translate(${x} 292) scale(${size})`} fill={color.nightText}>
    <circle cx="0" cy="-43" r="6.5" />
    <path d="M-8-33h16l2 16h-4l-1 17h-10l-1-17h-4z" />
    <rect x="8" y="-17" width="9" height="9" />
  </g>
)

/** A hall on the docks before the first session: cranes, towers, and the way along the quay. */
export const Quay = ({ ink }: Ink) => (
  <>
    <Sky />
    <circle cx="-178" cy="58" r="22" fill={lamp} />
    {steps(14).map((n) => (
      <Tower
        key={n}
        x={-450 + n * 66}
        width={28 + ((n * 7) % 4) * 7}
        top={WATER - 40 - ((n * 37) % 7) * 15}
        foot={WATER}
        fill={color.nightLine}
      />
    ))}
    <path d="M62 196V48L86 16 110 48V196z" fill={color.nightLine} />
    <path d="M86 16V196" stroke={color.night} strokeWidth="2" />
    <Crane x={-226} lean={1} />
    <Crane x={214} lean={-1} />
    <Crane x={-372} lean={1} />
    <Crane x={366} lean={-1} />
    <LongHall ink={ink} />
    <Ground top={WATER} fill={ink} />
    <path d={`M-450 ${WATER}H450V204H-450z`} fill={color.night} opacity="0.6" />
    <path d={`M-12 ${WATER}H12L40 262H-40z`} fill={lamp} opacity="0.55" />
    <path
      d={steps(22)
        .map((n) => `M${-440 + ((n * 173) % 880)} ${210 + (n % 6) * 9}h${26 + (n % 4) * 10}`)
        .join('')}
      stroke={color.nightText}
      strokeWidth="2"
      opacity="0.45"
    />
    <Ground top={262} fill={color.night} />
    <path d="M-450 262H450" stroke={color.nightMuted} strokeWidth="4" />
    {/* A dash for each bollard. */}
    <path d="M-435 256H450" stroke={color.nightMuted} strokeWidth="12" strokeDasharray="6 66" />
    <Delegate x={-196} size={0.8} />
    <Delegate x={-70} size={0.85} />
    <Delegate x={-44} size={0.8} />
    <Delegate x={84} size={0.86} />
    <Delegate x={226} size={0.8} />
  </>
)
