import { Button } from '@site/ui/button'
import { Row, Stack, Text } from '@site/ui/layout'
import { useBackend, useToast, type ToastMessage } from '@site/kit'
import { color, media, radius, space } from '@site/ui/tokens'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { FileKind } from '../export/files.ts'
import type { Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { fetchTripWays } from '../way/trip-ways.ts'
import { useProfile } from '../way/use-profile.ts'
import { noWays } from '../way/ways.ts'
import { copyText } from './copy-text.ts'
import { shareLink } from './link-address.ts'

const Card = styled.section`
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)};
  border: 2px dashed ${color.ink};
  border-radius: ${radius.ticket};
  ${media.tablet} {
    padding: ${space(6)};
  }
`
const Link = styled.input`
  width: 100%;
  min-width: 0;
  padding: ${space(2)} ${space(3)};
  border: 1.5px solid ${color.muted};
  border-radius: 8px;
  background: ${color.card};
  font-size: 0.875rem;
  ${media.touch} {
    /* Below 16 px iOS zooms in on what gets the focus. */
    font-size: 1rem;
  }
`

const files: readonly { readonly kind: FileKind; readonly label: string }[] = [
  { kind: 'ics', label: 'Calendar (ICS)' },
  { kind: 'gpx', label: 'GPX' },
  { kind: 'kml', label: 'KML' },
  { kind: 'md', label: 'Markdown' },
]

const linkOf = async (body: ItineraryBody, trip: Trip): Promise<string> => {
  const { encodeTrip } = await import('./link-code.ts')
  return shareLink(window.location.origin, encodeTrip(body, trip))
}

/** The toast for the outcome of `copied`; the field with the link is shown either way. */
const copyToast = async (copied: Promise<void>): Promise<ToastMessage> => {
  try {
    await copied
    return {
      title: 'Link copied',
      description: 'Anyone who opens it sees this plan. It is not stored on a server.',
      tone: 'success',
    }
  } catch (error) {
    console.info('link not copied', error)
    return { title: 'Copy the link from the field', description: 'Your browser doesn’t let us copy it for you.' }
  }
}

const STRAIGHT = 'We couldn’t load the way along the streets just now. Straight lines are marked as such in the file.'

/** Share by link, save as a file, print. What it needs is loaded by the first press. */
export const SharePanel = ({ body, trip }: { body: ItineraryBody; trip: Trip }) => {
  const toast = useToast()
  const backend = useBackend()
  const queries = useQueryClient()
  const [profile] = useProfile()
  const [saving, setSaving] = useState(false)
  const [link, setLink] = useState<{ readonly for: Trip; readonly address: string } | null>(null)

  const share = async () => {
    try {
      const made = linkOf(body, trip)
      const copied = copyToast(copyText(made))
      setLink({ for: trip, address: await made })
      toast(await copied)
    } catch (error) {
      console.error('no link made', error)
      const description = error instanceof Error ? error.message : 'Please try again.'
      toast({ title: 'We couldn’t make the link', description, tone: 'destructive' })
    }
  }
  const save = async (kind: FileKind) => {
    if (saving) return
    setSaving(true)
    try {
      const { saveFile, drawsWays } = await import('../export/files.ts')
      const drawn = drawsWays(kind)
      const { ways, complete } = drawn
        ? await fetchTripWays(queries, backend, trip, profile)
        : { ways: noWays, complete: true }
      saveFile(trip, kind, ways)
      if (!complete) toast({ title: 'The file has straight lines', description: STRAIGHT })
    } catch (error) {
      console.error('file not made', error)
      toast({ title: 'We couldn’t make the file', description: 'Please try again.', tone: 'destructive' })
    } finally {
      setSaving(false)
    }
  }

  return (
    <Card aria-labelledby="share-panel" data-screen-only>
      <Stack $gap={1}>
        <h2 id="share-panel">Take it with you</h2>
        <Text $muted>Copy a link that contains the whole plan, save the plan as a file, or print it.</Text>
      </Stack>
      <Row $gap={2}>
        <Button $size="small" onClick={() => void share()}>
          Copy link
        </Button>
        {files.map(({ kind, label }) => (
          <Button key={kind} $tone="outline" $size="small" aria-disabled={saving} onClick={() => void save(kind)}>
            {label}
          </Button>
        ))}
        <Button $tone="outline" $size="small" onClick={() => window.print()}>
          Print
        </Button>
      </Row>
      {link?.for === trip ? (
        <Link
          readOnly
          aria-label="Link to this plan"
          value={link.address}
          onFocus={(event) => event.currentTarget.select()}
          // In Safari letting go of the mouse takes the selection away again.
          onClick={(event) => event.currentTarget.select()}
        />
      ) : null}
    </Card>
  )
}
