import { Button } from '@site/ui/button'
import { Row } from '@site/ui/layout'
import { color, media, space } from '@site/ui/tokens'
import { VisuallyHidden } from '@site/ui/visually-hidden'
import { useId, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import type { FileKind } from '../export/files.ts'
import type { Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { BarButton, Group, Tray } from './bar-parts.tsx'
import { useSaveFile } from './use-save-file.ts'
import { useShareLink } from './use-share-link.ts'

const Link = styled.input`
  width: 100%;
  min-width: 0;
  min-height: 2.75rem;
  padding: ${space(2)} ${space(3)};
  border: 1.5px solid ${color.muted};
  border-radius: 8px;
  background: ${color.card};
  color: ${color.ink};
  font-size: 0.875rem;
  ${media.touch} {
    /* Below 16 px iOS zooms in on what gets the focus. */
    font-size: 1rem;
  }
`
const Hint = styled.p`
  font-size: 0.875rem;
  color: ${color.nightMuted};
`

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
  const { saving, save } = useSaveFile(trip)
  const [choosing, setChoosing] = useState(false)
  const tray = useId()
  const close = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    setChoosing(false)
    forget()
  }
  return (
    <Group role="group" aria-label="Take it with you" onKeyDown={close}>
      <BarButton
        icon="share"
        onClick={() => {
          setChoosing(false)
          void share()
        }}
      >
        Share
      </BarButton>
      <VisuallyHidden role="status">{link?.outcome}</VisuallyHidden>
      {link === null ? null : (
        <Tray>
          <Hint>{link.outcome}</Hint>
          <Link
            readOnly
            aria-label="Link to this plan"
            value={link.address}
            onFocus={(event) => event.currentTarget.select()}
            // In Safari letting go of the mouse takes the selection away again.
            onClick={(event) => event.currentTarget.select()}
          />
        </Tray>
      )}
      <BarButton icon="calendar" aria-disabled={saving} onClick={() => void save('ics')}>
        Calendar
      </BarButton>
      <BarButton
        icon="save"
        aria-expanded={choosing}
        aria-controls={tray}
        onClick={() => {
          forget()
          setChoosing(!choosing)
        }}
      >
        Save
      </BarButton>
      {choosing ? (
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
