import { Crowd, Ground, lamp, Sky, steps, type Ink } from '@stageside/ui/poster/shapes'
import { color } from '@stageside/ui/tokens'
import { Palm, Wheel } from './parts.tsx'

const Lamps = () => (
  <g>
    {steps(9).map((n) => {
      const x = -450 + n * 112
      return (
        <g key={n}>
          <path d={`M${x} 176V236`} stroke={color.night} strokeWidth="4" />
          <path d={`M${x} 178Q${x + 56} 206 ${x + 112} 178`} fill="none" stroke={color.night} strokeWidth="2" />
          {[0.2, 0.4, 0.6, 0.8].map((t) => (
            <circle key={t} cx={x + t * 112} cy={178 + 4 * 14 * t * (1 - t) + 3} r="4" fill={lamp} />
          ))}
        </g>
      )
    })}
  </g>
)

/** A festival in the desert: the sun going down behind the wheel, palms, and the field filling up. */
export const Desert = ({ ink }: Ink) => (
  <>
    <Sky fill={ink} />
    <circle cx="-46" cy="150" r="86" fill={lamp} />
    <path d="M-450 128H450M-450 144H450M-450 164H450" stroke={ink} strokeWidth="5" />
    <path
      d="M-450 190L-360 132-300 164-214 110-120 176-40 150 40 184 130 136 196 168 280 118 372 172 450 140V220H-450z"
      fill={color.nightLine}
    />
    <path
      d="M-450 206L-330 176-200 204-90 186 30 208 160 184 300 206 450 182V250H-450z"
      fill={color.night}
      opacity="0.7"
    />
    <Wheel x={96} y={124} r={74} stroke={color.night} />
    <Ground top={222} fill={color.night} />
    <Lamps />
    <Palm x={-176} y={252} height={150} lean={-14} />
    <Palm x={-212} y={256} height={112} lean={10} />
    <Palm x={262} y={254} height={146} lean={14} />
    <Palm x={-380} y={254} height={160} lean={18} />
    <Palm x={398} y={254} height={120} lean={-12} />
    <path d="M-450 246H450V300H-450z" fill={ink} />
    <Crowd top={256} fill={color.night} cheering />
  </>
)
