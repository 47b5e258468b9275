import { Button } from '@site/ui/button'
import { Row, Stack, Text } from '@site/ui/layout'
import { useToast, type ToastMessage } from '@site/kit'
import { color, media, radius, space } from '@site/ui/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { FileKind } from '../export/files.ts'
import type { Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { shareLink } from './link.ts'

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
`

const files: readonly { readonly kind: FileKind; readonly label: string }[] = [
  { kind: 'ics', label: 'Calendar (ICS)' },
  { kind: 'gpx', label: 'GPX' },
  { kind: 'kml', label: 'KML' },
  { kind: 'md', label: 'Markdown' },
]

/** Copies where the browser allows it; the field below the buttons is there either way. */
const copy = async (address: string): Promise<ToastMessage> => {
  try {
    await navigator.clipboard.writeText(address)
    return {
      title: 'Link copied',
      description: 'Whoever opens it sees this plan; no server keeps it.',
      tone: 'success',
    }
  } catch (error) {
    console.info('link not copied', error)
    return { title: 'Copy the link from the field', description: 'This browser does not let the page copy it.' }
  }
}

/** Share by link, save as a file, print. What it needs is loaded by the first press. */
export const TakeAlong = ({ body, trip }: { body: ItineraryBody; trip: Trip }) => {
  const toast = useToast()
  const [link, setLink] = useState<{ readonly for: Trip; readonly address: string } | null>(null)

  const share = async () => {
    try {
      const { encodeTrip } = await import('./code.ts')
      const address = shareLink(window.location.origin, encodeTrip(body, trip))
      setLink({ for: trip, address })
      toast(await copy(address))
    } catch (error) {
      console.error('no link made', error)
      const description = error instanceof Error ? error.message : 'Please try again.'
      toast({ title: 'The link could not be made', description, tone: 'destructive' })
    }
  }
  const save = async (kind: FileKind) => {
    try {
      const { saveFile } = await import('../export/files.ts')
      saveFile(trip, kind)
    } catch (error) {
      console.error('file not made', error)
      toast({ title: 'The file could not be made', description: 'Please try again.', tone: 'destructive' })
    }
  }

  return (
    <Card aria-labelledby="take-along" data-screen-only>
      <Stack $gap={1}>
        <h2 id="take-along">Take it with you</h2>
        <Text $muted>The link holds the whole plan, so it opens even where the server cannot be reached.</Text>
      </Stack>
      <Row $gap={2}>
        <Button $size="small" onClick={() => void share()}>
          Copy link
        </Button>
        {files.map(({ kind, label }) => (
          <Button key={kind} $tone="outline" $size="small" onClick={() => void save(kind)}>
            {label}
          </Button>
        ))}
        <Button $tone="outline" $size="small" onClick={() => window.print()}>
          Print
        </Button>
      </Row>
      {link?.for === trip ? (
        <Link readOnly aria-label="Link to this plan" value={link.address} onFocus={(event) => event.target.select()} />
      ) : null}
    </Card>
  )
}
