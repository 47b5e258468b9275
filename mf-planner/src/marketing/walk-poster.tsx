import { color } from '@stageside/ui/tokens'
import { styled } from 'styled-components'

const Poster = styled.svg`
  width: 100%;
  height: auto;
  max-height: 22rem;
`
const blocks = [
  [20, 24, 92, 58],
  [132, 24, 70, 58],
  [222, 24, 118, 58],
  [20, 102, 60, 84],
  [222, 102, 54, 84],
  [296, 102, 44, 84],
  [20, 206, 92, 58],
  [132, 206, 70, 58],
  [222, 206, 118, 58],
] as const

/** A street grid with one lit door and the short dotted way to the venue. */
export const WalkPoster = () => (
  <Poster
    viewBox="0 0 360 288"
    role="img"
    aria-label="A street grid: a dotted seven-minute way leads from a lit door to the venue"
  >
    {blocks.map(([x, y, width, height]) => (
      <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} fill={color.nightLine} opacity="0.7" />
    ))}
    <g>
      <ellipse cx="151" cy="144" rx="56" ry="42" fill={color.signal} />
      <ellipse cx="151" cy="144" rx="34" ry="23" fill={color.night} />
      <ellipse cx="151" cy="144" rx="34" ry="23" fill="none" stroke={color.nightText} strokeWidth="2" />
    </g>
    <path
      d="M 207 150 H 212 V 196 H 286 V 214"
      fill="none"
      stroke={color.nightText}
      strokeWidth="6"
      strokeLinecap="round"
      strokeDasharray="0.1 11"
    />
    <rect x="272" y="220" width="28" height="44" fill="#ffd9a0" />
    <rect x="272" y="220" width="14" height="44" fill={color.nightText} opacity="0.5" />
    <text x="228" y="184" fill={color.nightText} fontSize="17" fontWeight="800">
      7 min
    </text>
  </Poster>
)
