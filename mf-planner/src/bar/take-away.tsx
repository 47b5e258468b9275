import { Button } from '@stageside/ui/button'
import { Row } from '@stageside/ui/layout'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { useId, useRef, useState, type MouseEvent } from 'react'
import { useEditorContext } from '../edit/use-editor.ts'
import type { FileKind } from '../export/files.ts'
import type { Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { BeginTogether, RoomLinks } from '../together/share-together.tsx'
import { useTogetherContext } from '../together/use-together.ts'
import { QrButton } from '../qr/qr-button.tsx'
import { BarButton, Group, Tray } from './bar-parts.tsx'
import { CalendarTray } from './calendar-tray.tsx'
import { Hint, LinkField } from './link-field.tsx'
import { useDismiss } from './use-dismiss.ts'
import { useSaveFile } from './use-save-file.ts'
import { useShareLink } from './use-share-link.ts'

const files: readonly { readonly kind: FileKind; readonly label: string }[] = [
  { kind: 'gpx', label: 'GPX' },
  { kind: 'kml', label: 'KML' },
  { kind: 'md', label: 'Markdown' },
]

interface TakeAwayProps {
  readonly body: ItineraryBody
  readonly trip: Trip
  /** The plan is stored in this browser. */
  readonly isStored: boolean
}

/** Share by link, put into a calendar, save as a file, print. */
export const TakeAway = ({ body, trip, isStored }: TakeAwayProps) => {
  const { link, share, forget } = useShareLink(body, trip)
  const { saving, save } = useSaveFile(body, trip)
  /** What one of the buttons opened. */
  const [open, setOpen] = useState<'calendar' | 'files' | null>(null)
  const [tray, calendar, links] = [useId(), useId(), useId()]
  const editor = useEditorContext()
  const together = useTogetherContext()
  const isRoom = together !== null && together.secret !== null && together.room.status.at !== 'ended'
  /** Stays open while the plan becomes one that several people edit. */
  const [sharing, setSharing] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const setOpener = useDismiss(group, open !== null || sharing || link !== null, () => {
    setOpen(null)
    setSharing(false)
    forget()
  })
  const toggle = (wanted: 'calendar' | 'files') => (event: MouseEvent<HTMLElement>) => {
    setOpener(event.currentTarget)
    forget()
    setSharing(false)
    setOpen(open === wanted ? null : wanted)
  }
  return (
    <Group role="group" aria-label="Take it with you" ref={group}>
      <BarButton
        icon="share"
        aria-expanded={isRoom ? sharing : undefined}
        aria-controls={isRoom ? links : undefined}
        onClick={(event) => {
          setOpener(event.currentTarget)
          setOpen(null)
          setSharing(!isRoom || !sharing)
          if (!isRoom) void share()
        }}
      >
        Share
      </BarButton>
      <VisuallyHidden role="status">{link?.outcome}</VisuallyHidden>
      {link === null || isRoom ? null : (
        <Tray>
          <Hint>{link.outcome}</Hint>
          <LinkField label="Link to this plan" address={link.address} />
          <Row>
            <QrButton address={link.address} of="this plan" />
          </Row>
          {together === null || editor === null ? null : <BeginTogether together={together} waiting={editor.waiting} />}
        </Tray>
      )}
      {!isRoom || !sharing ? null : (
        <Tray id={links} role="group" aria-label="Links to this plan">
          <RoomLinks together={together} />
        </Tray>
      )}
      <BarButton
        icon="calendar"
        aria-expanded={open === 'calendar'}
        aria-controls={calendar}
        onClick={toggle('calendar')}
      >
        Calendar
      </BarButton>
      {open === 'calendar' ? (
        <CalendarTray id={calendar} body={body} trip={trip} saving={saving} onSave={() => void save('ics')} />
      ) : null}
      <BarButton icon="save" aria-expanded={open === 'files'} aria-controls={tray} onClick={toggle('files')}>
        Save
      </BarButton>
      {open === 'files' ? (
        <Tray id={tray} role="group" aria-label="Save as a file">
          <Hint>
            {isStored ? 'This plan is already stored in this browser. ' : ''}GPX and KML open in map apps, Markdown in
            any notes app.
          </Hint>
          <Row $gap={2}>
            {files.map(({ kind, label }) => (
              <Button
                key={kind}
                $tone="outline"
                $size="small"
                $night
                aria-disabled={saving}
                onClick={() => void save(kind)}
              >
                {label}
              </Button>
            ))}
          </Row>
        </Tray>
      ) : null}
      <BarButton icon="print" onClick={() => window.print()}>
        Print
      </BarButton>
    </Group>
  )
}
