import { useCallback, useState } from 'react'
import type { Point } from '../plan/links.ts'

/** A point that is chosen for a stop of the traveller's own, on the map of its day or by its address. */
export interface MarkedPoint {
  readonly point: Point | null
  /** Given while a point is wanted. */
  readonly onMark: ((point: Point | null) => void) | undefined
  /** Wants a point, from the one there is. */
  readonly begin: (at: Point | null) => void
  readonly end: () => void
  /** Whether the day has a map to choose it on, which says so itself: a sketch takes no points. */
  readonly hasMap: boolean
  readonly onMap: (isShown: boolean) => void
}

export const useMarkedPoint = (): MarkedPoint => {
  const [isWanted, setWanted] = useState(false)
  const [point, setPoint] = useState<Point | null>(null)
  const [hasMap, setMap] = useState(false)
  const set = useCallback((wanted: boolean, at: Point | null) => {
    setWanted(wanted)
    setPoint(at)
  }, [])
  return {
    point,
    hasMap,
    onMap: setMap,
    onMark: isWanted ? setPoint : undefined,
    begin: useCallback((at: Point | null) => set(true, at), [set]),
    end: useCallback(() => set(false, null), [set]),
  }
}
