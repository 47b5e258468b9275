import { Beam, Crowd, Ground, lamp, Sky, steps, type Ink } from '@stageside/ui/poster/shapes'
import { color } from '@stageside/ui/tokens'
import { Palm, Tower } from './parts.tsx'

const SHORE = 168
const beams = steps(7).map((n) => ({ n, from: (n - 3) * 26, to: (n - 3) * 120 }))

/** A stage under an arch of panels, its lamps thrown up into the sky. */
const ArchStage = ({ ink }: Ink) => (
  <g>
    <path d="M-112 246V176A112 96 0 0 1 112 176V246H84V184A84 72 0 0 0-84 184V246z" fill={ink} />
    {steps(9).map((n) => {
      const angle = Math.PI * (0.08 + (n / 8) * 0.84)
      const [x, y] = [-98 * Math.cos(angle), 178 - 84 * Math.sin(angle)].map(Math.round)
      return <circle key={n} cx={x} cy={y} r="5" fill={lamp} />
    })}
    <rect x="-84" y="196" width="168" height="50" fill={color.night} />
    <rect x="-58" y="180" width="116" height="40" fill={lamp} />
    <path
      d={steps(11)
        .map((n) => `M${-54 + n * 10} 218v${-10 - ((n * 13) % 5) * 6}h6V218z`)
        .join('')}
      fill={ink}
    />
    <circle cx="0" cy="206" r="8" fill={color.night} />
    <path d="M-14 240V222a14 10 0 0 1 28 0V240z" fill={color.night} />
    <rect x="-36" y="226" width="72" height="20" fill={color.nightLine} />
  </g>
)

/** Beams over a bay: towers on the far shore, palms on this one, and the backs of the crowd. */
export const Bay = ({ ink }: Ink) => (
  <>
    <Sky />
    {beams.map(({ n, from, to }) => (
      <Beam
        key={n}
        from={[from, 150]}
        to={[to, -10]}
        width={70}
        fill={n % 2 === 0 ? ink : lamp}
        opacity={n % 2 === 0 ? 0.6 : 0.22}
      />
    ))}
    {steps(16).map((n) => (
      <Tower
        key={n}
        x={-450 + n * 57}
        width={26 + ((n * 5) % 4) * 7}
        top={SHORE - 30 - ((n * 31) % 6) * 16}
        foot={SHORE}
        fill={color.nightLine}
      />
    ))}
    <Ground top={SHORE} fill={color.nightLine} />
    {steps(26).map((n) => (
      <path
        key={n}
        d={`M${-446 + ((n * 211) % 890)} ${SHORE + 8 + (n % 7) * 9}h${18 + (n % 4) * 12}`}
        stroke={n % 3 === 0 ? lamp : ink}
        strokeWidth="2.5"
        opacity="0.7"
      />
    ))}
    <Ground top={236} fill={ink} />
    <ArchStage ink={ink} />
    <Palm x={-196} y={262} height={156} lean={-16} />
    <Palm x={206} y={262} height={164} lean={14} />
    <Palm x={-318} y={262} height={130} lean={12} />
    <Palm x={326} y={262} height={140} lean={-10} />
    <Crowd top={252} fill={color.night} cheering />
  </>
)
