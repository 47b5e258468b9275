import { useEffect, useRef } from 'react'
import type { Editor } from '../edit/use-editor.ts'
import type { Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { Bar, BarButton, Dock, RoomForBar } from './bar-parts.tsx'
import { EditButtons } from './edit-buttons.tsx'
import { TakeAway } from './take-away.tsx'

interface PlanBarProps {
  readonly body: ItineraryBody
  readonly trip: Trip
  /** Null where the plan is only shown: then it may be made one's own. */
  readonly editor: Editor | null
  readonly onMakeMine: () => void
}

/** Everything to do with a plan as a whole, in reach while it scrolls. */
export const PlanBar = ({ body, trip, editor, onMakeMine }: PlanBarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  const isOwn = editor !== null
  const wasOwn = useRef(isOwn)
  useEffect(() => {
    const isTaken = isOwn && !wasOwn.current
    wasOwn.current = isOwn
    // The button that was pressed is gone: the focus stays in the bar.
    if (isTaken && document.activeElement === document.body)
      bar.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true })
  }, [isOwn])
  return (
    <Dock data-screen-only data-plan-bar data-surface="night">
      <RoomForBar />
      <Bar ref={bar}>
        {editor === null ? (
          <BarButton icon="own" main onClick={onMakeMine}>
            Make it mine
          </BarButton>
        ) : (
          <EditButtons editor={editor} />
        )}
        <TakeAway body={body} trip={trip} isStored={editor !== null} />
      </Bar>
    </Dock>
  )
}
