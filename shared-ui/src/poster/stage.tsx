import { color } from '../tokens.ts'
import { Beam, Crowd, type Ink, lamp, Sky, steps } from './shapes.tsx'

/** Position of each lamp and the point it lights, from left to right. */
const beams = steps(13).map((n) => ({ n, from: (n - 6) * 62, to: (n - 6) * 62 + ([90, -70, 40, -110][n % 4] ?? 0) }))

/** In relative steps, so that the markup repeats and compresses well. */
const Truss = () => (
  <g>
    <path d="M-450 14H450M-450 32H450" stroke={color.nightMuted} strokeWidth="3" />
    <path d={`M-450 32l9-18${'l18 18 18-18'.repeat(25)}`} fill="none" stroke={color.nightMuted} strokeWidth="1.5" />
    <path d={`M-381 32${'h18l-4 16h-10zm62 0'.repeat(beams.length)}`} fill={color.nightText} />
  </g>
)

/** Someone with a guitar, black against the light. */
const Player = () => (
  <g fill={color.night} stroke={color.night} strokeLinecap="round">
    <circle cx="0" cy="143" r="9" />
    <path d="M-9 156h18l5 36h-28z" />
    <path d="M-8 190l-9 42M8 190l11 42" strokeWidth="8" />
    <path d="M-34 164L36 196" strokeWidth="4" />
    <circle cx="14" cy="187" r="11" />
    <path d="M-8 160l-16 8M9 160l9 24" strokeWidth="6" />
  </g>
)

/** Beams over a stage, and the backs of the crowd. */
export const Stage = ({ ink }: Ink) => (
  <>
    <Sky />
    {beams.map(({ n, from, to }) => (
      <Beam key={n} from={[from, 46]} to={[to, 236]} width={104} fill={ink} opacity={n % 2 === 0 ? 0.75 : 0.45} />
    ))}
    <circle cx="0" cy="176" r="78" fill={ink} />
    <circle cx="0" cy="176" r="56" fill={lamp} />
    <Beam from={[-186, 46]} to={[-26, 232]} width={70} fill={lamp} opacity={0.28} />
    <Beam from={[186, 46]} to={[26, 232]} width={70} fill={lamp} opacity={0.28} />
    <Truss />
    <rect x="-450" y="230" width="900" height="70" fill={ink} />
    <path d="M-450 230H450" stroke={lamp} strokeWidth="3" />
    <Player />
    <Crowd top={246} fill={color.night} cheering />
  </>
)
