import { color } from '../tokens.ts'

/**
 * All scenes share one coordinate system: x from -450 to 450 with the subject within ±110, y from 0 (sky) to `SCENE_HEIGHT` (ground).
 * A poster shows a crop of it, as wide as its ratio needs.
 */
export const SCENE_HEIGHT = 300
export const SCENE_REACH = 450

export interface Ink {
  readonly ink: string
}

/** Warm light of lamps and doors; a page may set `--lamp`. */
export const lamp = 'var(--lamp, #ffd9a0)'

/** `count` whole numbers from zero. Scenes use no randomness, so that server and browser render the same. */
export const steps = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

export const Sky = ({ fill = color.night }: { fill?: string }) => (
  <rect x={-SCENE_REACH} width={2 * SCENE_REACH} height={SCENE_HEIGHT} fill={fill} />
)

export const Ground = ({ top, fill }: { top: number; fill: string }) => (
  <rect x={-SCENE_REACH} y={top} width={2 * SCENE_REACH} height={SCENE_HEIGHT - top} fill={fill} />
)

/** A cone of light from a point to a stretch of ground. */
export const Beam = ({
  from,
  to,
  width,
  fill,
  opacity,
}: {
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  width: number
  fill: string
  opacity: number
}) => (
  <polygon
    points={`${from.join()} ${to[0] - width / 2},${to[1]} ${to[0] + width / 2},${to[1]}`}
    fill={fill}
    opacity={opacity}
  />
)

/** Heads and shoulders seen from behind; every third one has an arm up when `cheering`. */
export const Crowd = ({ top, fill, cheering = false }: { top: number; fill: string; cheering?: boolean }) => (
  <g fill={fill} stroke={fill}>
    {steps(31).map((n) => {
      const x = (n - 15) * 30 + ((n * 7) % 5) * 3
      const y = top + ((n * 5) % 7) * 2
      return (
        <g key={n} strokeWidth="0" transform={`translate(${x} ${y})`}>
          <circle r="9.5" />
          <path d={`M-20 ${SCENE_HEIGHT}V26a20 14 0 0 1 40 0V${SCENE_HEIGHT}z`} />
          {cheering && n % 3 === 0 ? <path d="M13 20l9-44" strokeWidth="7" strokeLinecap="round" /> : null}
        </g>
      )
    })}
  </g>
)
