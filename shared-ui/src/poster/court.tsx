import { color } from '../tokens.ts'
import { Beam, Ground, type Ink, lamp, Sky } from './shapes.tsx'

/** A mast with a tilted rack of twelve lamps. */
const Floodlight = ({ x, lean }: { x: number; lean: 1 | -1 }) => (
  <g transform={`translate(${x} 0) scale(${lean} 1)`}>
    <rect x="-2.5" y="58" width="5" height="118" fill={color.nightMuted} />
    <g transform="rotate(8 0 44)">
      <rect x="-28" y="26" width="56" height="36" fill={color.nightMuted} />
      {/* Dots of a dashed line in three rows. */}
      <path
        d="M-20 34H20M-20 44H20M-20 54H20"
        stroke={lamp}
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray="0 13"
      />
    </g>
  </g>
)

/** Lines of a court in one-point perspective: baselines at y 196 and 292. */
const Lines = ({ stroke }: { stroke: string }) => (
  <g fill="none" stroke={stroke} strokeWidth="3" strokeLinejoin="round">
    <path d="M-70 196H70L168 292H-168z" />
    <path d="M-54 196L-130 292M54 196L130 292M-68 210H68M-112 262H112M0 210V262" strokeWidth="2.25" />
  </g>
)

const Net = () => (
  <g>
    <path d="M-112 214H112V236H-112z" fill={color.night} opacity="0.55" />
    <path d="M-112 214H112" stroke={color.nightText} strokeWidth="3.5" />
    <path d="M-112 211V237M112 211V237" stroke={color.nightText} strokeWidth="4" />
  </g>
)

/** Floodlights over a court, and a ball in the sky. */
export const Court = ({ ink }: Ink) => (
  <>
    <Sky />
    <path d="M-450 140Q0 178 450 140V190H-450z" fill={color.nightLine} />
    <path d="M-450 152Q0 186 450 152" fill="none" stroke={color.night} strokeWidth="2" strokeDasharray="3 7" />
    <path d="M-450 164Q0 190 450 164" fill="none" stroke={color.night} strokeWidth="2" strokeDasharray="3 6" />
    <Ground top={176} fill={ink} />
    {[-1, 1].map((side) => (
      <g key={side}>
        <Beam from={[side * 82, 44]} to={[side * -20, 300]} width={230} fill={lamp} opacity={0.16} />
        <Beam from={[side * 292, 44]} to={[side * 180, 300]} width={230} fill={lamp} opacity={0.12} />
      </g>
    ))}
    <Lines stroke={color.nightText} />
    <Net />
    <Floodlight x={-82} lean={-1} />
    <Floodlight x={82} lean={1} />
    <Floodlight x={-292} lean={-1} />
    <Floodlight x={292} lean={1} />
    <circle cx="0" cy="98" r="32" fill={lamp} />
    <path d="M-25 78Q2 98-25 118M25 78Q-2 98 25 118" fill="none" stroke={ink} strokeWidth="3.5" />
  </>
)
