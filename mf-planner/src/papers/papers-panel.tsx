import { Button } from '@stageside/ui/button'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { color, space } from '@stageside/ui/tokens'
import { useId, useRef, useState, type DragEvent } from 'react'
import { styled } from 'styled-components'
import type { Trip } from '../plan/plan.ts'
import { Panel, PanelHead } from '../result/panel.tsx'
import { TextToggle } from '../result/text-toggle.ts'
import { EntryChoices } from './entry-choices.tsx'
import { readFile, type FileRead } from './read-file.ts'
import type { TravelTimes } from './travel-times.ts'
import { tripEntries } from './trip-entries.ts'
import type { Bookings } from './use-bookings.ts'

/** Takes no room while it says nothing. */
const News = styled.p`
  font-size: 0.875rem;
  &:empty {
    position: absolute;
  }
`
const Known = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  & > div {
    display: contents;
  }
  dt {
    color: ${color.muted};
  }
  dd {
    font-weight: 650;
    overflow-wrap: anywhere;
  }
`

interface PapersPanelProps {
  readonly trip: Trip
  readonly travel: TravelTimes
  /** Null where bookings cannot be put into the plan. */
  readonly bookings: Bookings | null
}

/** Arrival, hotel and departure of a trip, and the calendar files of bookings that tell them. */
export const PapersPanel = ({ trip, travel, bookings }: PapersPanelProps) => {
  const [read, setRead] = useState<FileRead | null>(null)
  const [news, setNews] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [adding, setAdding] = useState(false)
  const [titleId, formId] = [useId(), useId()]
  const known = tripEntries(trip, travel)
  const isDated = trip.days.some(({ date }) => date !== null)
  const canRead = bookings !== null && isDated
  if (known.length === 0 && !canRead) return null

  const open = async (file: File | undefined) => {
    if (file === undefined || bookings?.isBusy === true) return
    setNews('')
    try {
      const found = await readFile(file, trip)
      setRead(found)
      if (found.kind === 'entries') setNews(`${found.entries.length} found in ${found.name}: check them below.`)
    } catch (error) {
      console.error('file not read', error)
      setRead({ kind: 'refused', words: 'We couldn’t read this file. Please try again.' })
    }
  }
  const close = (words: string) => {
    setRead(null)
    setNews(words)
    setAdding(false)
    toggle.current?.focus()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setAdding(true)
    void open(event.dataTransfer.files[0])
  }
  return (
    <Panel
      aria-labelledby={titleId}
      data-screen-only={known.length === 0 ? true : undefined}
      {...(canRead ? { onDragOver: (event: DragEvent) => event.preventDefault(), onDrop: drop } : {})}
    >
      <PanelHead>
        <h3 id={titleId}>Bookings and papers</h3>
        {canRead ? (
          <TextToggle
            ref={toggle}
            data-screen-only
            aria-expanded={adding}
            aria-controls={formId}
            onClick={() => setAdding(!adding)}
          >
            {adding ? 'Close' : 'Add a booking'}
          </TextToggle>
        ) : null}
      </PanelHead>
      {known.length === 0 ? null : (
        <Known>
          {known.map(({ kind, words }) => (
            <div key={`${kind} ${words}`}>
              <dt>{kind}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </Known>
      )}
      {!canRead ? null : (
        <div id={formId} hidden={!adding} data-screen-only>
          <Stack $gap={3}>
            <Text $muted>
              Flights, trains, hotels, tickets: choose a booking’s calendar file (.ics) or drop it here. It is read in
              your browser, and the file is sent nowhere.
            </Text>
            <Row>
              <Button $tone="outline" $size="small" onClick={() => input.current?.click()}>
                Choose a calendar file
              </Button>
            </Row>
            <input
              ref={input}
              hidden
              type="file"
              aria-label="Calendar file"
              accept=".ics,text/calendar"
              onChange={({ target }) => {
                const [file] = target.files ?? []
                void open(file)
                // The same file may be chosen again.
                target.value = ''
              }}
            />
            {read?.kind === 'refused' ? <Text role="alert">{read.words}</Text> : null}
            {read?.kind === 'entries' ? (
              <EntryChoices
                {...read}
                isBusy={bookings.isBusy}
                problem={bookings.problem}
                onChange={(entries) => setRead({ ...read, entries })}
                onUse={() => bookings.use(read.entries, () => close('Your plan now uses these bookings.'))}
                onCancel={() => close('Nothing was changed.')}
              />
            ) : null}
          </Stack>
        </div>
      )}
      <News role="status" data-screen-only>
        {news}
      </News>
    </Panel>
  )
}
