import { Button, ButtonAnchor } from '@stageside/ui/button'
import { Row } from '@stageside/ui/layout'
import type { Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { Tray } from './bar-parts.tsx'
import { CopyLine } from './copy-line.tsx'
import { Hint } from './link-field.tsx'
import { useCalendarPath } from './use-calendar-path.ts'

const ADDRESS_HINT =
  'For calendar apps that ask for an address. The plan is in it: your calendar fetches it from our server, which keeps no copy.'
const CHANGES =
  'A subscription shows the plan as it is now. If you change the plan, it has a new address: subscribe again.'
const TOO_LONG = 'This plan is too long to subscribe to. Save it as a file.'

interface CalendarTrayProps {
  readonly id: string
  readonly body: ItineraryBody
  readonly trip: Trip
  readonly saving: boolean
  readonly onSave: () => void
}

/** The days in a calendar: as a file once, or as a calendar to subscribe to. */
export const CalendarTray = ({ id, body, trip, saving, onSave }: CalendarTrayProps) => {
  const path = useCalendarPath(body, trip)
  return (
    <Tray id={id} role="group" aria-label="Put it in your calendar">
      <Row $gap={2}>
        <Button $tone="outline" $size="small" $night aria-disabled={saving} onClick={onSave}>
          Calendar file
        </Button>
        {path ? (
          // The scheme by which calendar apps take a subscription over.
          <ButtonAnchor $tone="outline" $size="small" $night href={`webcal://${window.location.host}${path}`}>
            Subscribe
          </ButtonAnchor>
        ) : null}
      </Row>
      {path === null ? <Hint>{TOO_LONG}</Hint> : null}
      {path ? (
        <>
          <Hint>{CHANGES}</Hint>
          <CopyLine label="Address of this calendar" hint={ADDRESS_HINT} address={`${window.location.origin}${path}`} />
        </>
      ) : null}
    </Tray>
  )
}
