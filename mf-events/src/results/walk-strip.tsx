import type { HotelItem } from '@site/contracts/hotels'
import { color } from '@stageside/ui/tokens'
import { memo, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { useLatestCallback } from '../parts/use-latest-callback.ts'
import { useHighlightActions, useIsShown, useShownId } from './highlight.ts'
import { AXIS_MINUTES, reachWords } from './reach.ts'
import { FARTHER, layStrip, nearestInReach, nextIndex, type Tick } from './strip-layout.ts'
import { StripAxis, StripReadout } from './strip-parts.tsx'

const COLUMNS = AXIS_MINUTES + 2
/** Low enough for the first hotel to stand below it on the smallest screen. */
const FIELD_REM = 3.5
/** Height that all ticks of the fullest minute share. */
const STACK_REM = FIELD_REM - 0.25
/** Share of its column that a tick is wide, the rest being the gap to the next. */
const TICK_SHARE = 0.82
/** Width of a tick in a column of this width, as a share of what it is placed in. */
const tickWidth = (column: number): string => `min(0.625rem, ${100 * TICK_SHARE * column}%)`
const Figure = styled.div`
  display: grid;
  gap: 0.25rem;
  min-width: 0;
`
const Field = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(${COLUMNS}, minmax(0, 1fr));
  height: ${FIELD_REM}rem;
`
/** How far the estimate may be off, under the tick that is shown. */
const Range = styled.div`
  position: absolute;
  bottom: 0;
  height: 100%;
  opacity: 0.14;
  pointer-events: none;
`
/** Over the tick that is shown, which stays as it is: of hundreds in a grid, one that changed its layer would have all placed again. */
const Ring = styled.div`
  position: absolute;
  z-index: 3;
  width: ${tickWidth(1 / COLUMNS)};
  border-radius: 1px;
  translate: -50%;
  background: ${color.ink};
  box-shadow: 0 0 0 2px ${color.paper};
  outline: 2px solid ${color.ink};
  outline-offset: 2px;
  pointer-events: none;
`
const Mark = styled.button<{ $transit: boolean }>`
  grid-row: 1;
  align-self: end;
  justify-self: center;
  width: ${tickWidth(1)};
  padding: 0;
  border: 0;
  border-radius: 1px;
  background: ${({ $transit }) => ($transit ? color.transit : color.walk)};
  transform-origin: bottom;
  transition: transform 120ms;
  ${({ $transit }) =>
    $transit ? `background-image: repeating-linear-gradient(0deg, #0000 0 4px, ${color.paper} 4px 6px);` : ''}
  &:focus-visible {
    z-index: 2;
    outline-offset: 4px;
  }
`

/** In rem: of one tick of its column. */
type HeightOf = (tick: Tick) => number

const drawnHeight = (height: number): string => `${height - Math.min(0.125, height / 3)}rem`

interface StripActions {
  readonly keep: (id: string, element: HTMLButtonElement | null) => void
  readonly point: (id: string | null) => void
  readonly focus: (index: number, id: string) => void
  readonly open: (id: string) => void
}
interface StripMarkProps {
  readonly tick: Tick
  readonly index: number
  readonly count: number
  readonly height: number
  readonly reachable: boolean
  readonly actions: StripActions
}

/** Rendered again only where it is, or was, the one shown: hundreds stand beside it. */
const StripMark = memo(({ tick, index, count, height, reachable, actions }: StripMarkProps) => {
  const { id, name, reach, column, level } = tick
  const shown = useIsShown(id)
  return (
    <Mark
      ref={(element) => actions.keep(id, element)}
      type="button"
      role="option"
      aria-selected={shown}
      aria-label={`${reachWords(reach)}, ${name}, ${index + 1} of ${count}`}
      tabIndex={reachable ? 0 : -1}
      $transit={reach.by === 'transit'}
      style={{
        gridColumn: column + 1,
        height: drawnHeight(height),
        marginBottom: `${level * height}rem`,
      }}
      onPointerEnter={() => actions.point(id)}
      onPointerLeave={() => actions.point(null)}
      onFocus={() => actions.focus(index, id)}
      onBlur={() => actions.point(null)}
      onClick={() => actions.open(id)}
    />
  )
})

const share = (minutes: number): string => `${((Math.min(minutes, COLUMNS - 1) + 0.5) / COLUMNS) * 100}%`

interface ShownProps {
  readonly ticks: readonly Tick[]
}

/** The tick shown. What asks for it is rendered with every hotel pointed at, so it holds no ticks of its own. */
const useShownTick = (ticks: readonly Tick[]): Tick | undefined => {
  const shown = useShownId()
  return ticks.find(({ id }) => id === shown)
}

const ShownReadout = ({ ticks }: ShownProps) => <StripReadout tick={useShownTick(ticks)} count={ticks.length} />

const ShownOnStrip = ({ ticks, heightOf }: ShownProps & { readonly heightOf: HeightOf }) => {
  const tick = useShownTick(ticks)
  if (tick === undefined) return null
  const { reach, column, level } = tick
  const height = heightOf(tick)
  return (
    <>
      <Range
        aria-hidden
        style={{
          left: share(reach.low),
          right: `calc(100% - ${share(reach.high)})`,
          background: reach.by === 'transit' ? color.transit : color.walk,
        }}
      />
      <Ring aria-hidden style={{ left: share(column), bottom: `${level * height}rem`, height: drawnHeight(height) }} />
    </>
  )
}

interface WalkStripProps {
  readonly origin: string
  readonly hotels: readonly HotelItem[]
  /** Called when a tick is pressed: the list scrolls to that hotel. */
  readonly onOpen: (id: string) => void
}

/** The way to the door as a time axis, every hotel a tick on it. One tab stop; arrow keys walk along. */
export const WalkStrip = ({ origin, hotels, onOpen }: WalkStripProps) => {
  const { ticks, levels, farther } = useMemo(() => layStrip(hotels), [hotels])
  const { point, choose } = useHighlightActions()
  const [at, setAt] = useState(0)
  const marks = useRef(new Map<string, HTMLButtonElement>())
  const stop = Math.min(at, ticks.length - 1)

  const move = (event: KeyboardEvent) => {
    const to = nextIndex(event.key, stop, ticks.length)
    const next = ticks[to]
    if (next === undefined || (to === stop && !['Home', 'End'].includes(event.key) && !event.key.startsWith('Arrow')))
      return
    event.preventDefault()
    setAt(to)
    marks.current.get(next.id)?.focus()
  }
  const open = useLatestCallback((id: string) => {
    choose(id)
    onOpen(id)
  })
  const actions = useMemo<StripActions>(
    () => ({
      keep: (id, element) => void (element === null ? marks.current.delete(id) : marks.current.set(id, element)),
      point,
      focus: (index, id) => {
        setAt(index)
        point(id)
      },
      open,
    }),
    [point, open],
  )
  const openNearest = ({ target, currentTarget, clientX, clientY }: MouseEvent): void => {
    // A tick answers for itself.
    if (target !== currentTarget) return
    const middles = ticks.map(({ id }) => {
      const box = marks.current.get(id)?.getBoundingClientRect()
      return { x: (box?.left ?? Infinity) + (box?.width ?? 0) / 2, y: (box?.top ?? Infinity) + (box?.height ?? 0) / 2 }
    })
    const pressed = ticks[nearestInReach(middles, { x: clientX, y: clientY }) ?? -1]
    if (pressed !== undefined) open(pressed.id)
  }
  const near = Math.min(1.25, STACK_REM / levels)
  const far = Math.min(near, STACK_REM / farther)
  const heightOf: HeightOf = ({ column }) => (column === FARTHER ? far : near)
  return (
    <Figure>
      <ShownReadout ticks={ticks} />
      <Field
        role="listbox"
        aria-label={`Hotels by minutes from ${origin}, nearest first`}
        aria-orientation="horizontal"
        tabIndex={-1}
        onKeyDown={move}
        onClick={openNearest}
      >
        <ShownOnStrip ticks={ticks} heightOf={heightOf} />
        {ticks.map((each, index) => (
          <StripMark
            key={each.id}
            tick={each}
            index={index}
            count={ticks.length}
            height={heightOf(each)}
            reachable={index === stop}
            actions={actions}
          />
        ))}
      </Field>
      <StripAxis columns={COLUMNS} beyond={farther > 0} />
    </Figure>
  )
}
