import { lamp, steps } from '@stageside/ui/poster/shapes'
import { color } from '@stageside/ui/tokens'

type Box = Readonly<Record<'x' | 'width' | 'top' | 'foot', number>>

/** A tower standing on `foot`; some of its windows are lit, always the same ones. */
export const Tower = ({ x, width, top, foot, fill }: Box & { readonly fill: string }) => {
  const columns = Math.floor((width - 6) / 9)
  const rows = Math.floor((foot - top - 10) / 12)
  return (
    // Drawn from its own corner: towers alike are then the same text, which costs a page a third of the bytes.
    <g transform={`translate(${x} ${top})`}>
      <rect width={width} height={foot - top} fill={fill} />
      <path
        d={steps(columns * rows)
          .filter((n) => (n * 7 + Math.abs(Math.round(x)) * 3) % 5 < 2)
          .map((n) => `M${5 + (n % columns) * 9} ${8 + Math.floor(n / columns) * 12}h4v6h-4z`)
          .join('')}
        fill={lamp}
        opacity="0.8"
      />
    </g>
  )
}

/** A wheel with cabins on two legs, its hub at x, y. */
export const Wheel = ({ x, y, r, stroke }: { x: number; y: number; r: number; stroke: string }) => {
  const spokes = steps(16).map((n) => {
    const angle = (n / 16) * 2 * Math.PI
    return { dx: Math.round(r * Math.cos(angle)), dy: Math.round(r * Math.sin(angle)) }
  })
  const leg = Math.round(r * 0.55)
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke={stroke}>
      <path d={`M${-leg} ${r + 26}L0 0L${leg} ${r + 26}`} strokeWidth="5" />
      <circle r={r} strokeWidth="4" />
      <circle r={Math.round(r * 0.86)} strokeWidth="1.5" />
      <path d={spokes.map(({ dx, dy }) => `M0 0L${dx} ${dy}`).join('')} strokeWidth="1.5" />
      {/* The cabins: sixteen dots of a dashed line. */}
      <circle r={r} pathLength="16" strokeDasharray="0 1" strokeLinecap="round" strokeWidth="9" stroke={lamp} />
      <circle r="6" fill={lamp} stroke="none" />
    </g>
  )
}

/** A palm with its foot at x, y, leaning by `lean` at the top. */
export const Palm = ({ x, y, height, lean = 8 }: { x: number; y: number; height: number; lean?: number }) => (
  <g transform={`translate(${x} ${y})`} fill="none" stroke={color.night} strokeLinecap="round">
    <path d={`M0 0Q${lean * 0.2} ${-height * 0.6} ${lean} ${-height}`} strokeWidth="6" />
    <g transform={`translate(${lean} ${-height})`} strokeWidth="5">
      <path d="M0 0Q-20-22-44-4M0 0Q20-22 44-4M0 0Q-14-32-34-30M0 0Q14-32 34-30M0 0Q-26-8-34 20M0 0Q26-8 34 20" />
    </g>
  </g>
)
