import { Button } from '@stageside/ui/button'
import { TextField } from '@stageside/ui/field'
import { PlainList, Row } from '@stageside/ui/layout'
import { color, media, space } from '@stageside/ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import { categoryWords, hoursWords } from '../plan/words.ts'
import { reveal } from '../result/reveal.ts'
import { TextToggle } from '../result/text-toggle.ts'
import type { FoundPlace } from './edit-calls.ts'
import { OwnStopForm } from './own-stop-form.tsx'
import type { MarkedPoint } from './use-marked-point.ts'
import type { Editor } from './use-editor.ts'
import { useSettled } from './use-settled.ts'

const Frame = styled.div`
  margin-top: ${space(2)};
  padding-top: ${space(1)};
  ${media.tablet} {
    margin-top: ${space(3)};
    padding-top: ${space(4)};
  }
  border-top: 1px solid ${color.line};
`
const Panel = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(3)};
  padding: ${space(4)};
  background: ${color.paper};
  border: 1px solid ${color.line};
  border-left: 4px solid ${color.ink};
  border-radius: 2px;
`
const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  padding-block: ${space(2)};
  border-top: 1px solid ${color.line};
`
const Facts = styled.p`
  font-size: 0.875rem;
  color: ${color.muted};
`
const Search = styled.div`
  max-width: 34rem;
  ${media.touch} {
    max-width: none;
  }
`

/** Letters from which on a search says something (contracts' `itineraryEdit`), and when typing has come to rest, ms. */
const FEWEST_LETTERS = 2
const REST_MS = 250

const factsOf = ({ category, address, openingHours }: FoundPlace): string =>
  [
    category === null ? null : categoryWords(category),
    address,
    openingHours === null ? 'hours not published' : `open ${hoursWords(openingHours)}`,
  ]
    .filter(Boolean)
    .join(' · ')

interface ResultsProps {
  readonly query: ReturnType<Editor['places']>
  readonly asked: string
  readonly waiting: boolean
  readonly onAdd: (place: FoundPlace) => void
}

const Results = ({ query, asked, waiting, onAdd }: ResultsProps) => {
  const found = useQuery({ ...query, placeholderData: (before: FoundPlace[] | undefined) => before })
  if (found.isError) return <p role="alert">We couldn’t reach the server. Try again in a moment.</p>
  if (found.data === undefined) return <p role="status">Looking…</p>
  if (found.data.length === 0)
    return <p role="status">We don’t list a place called “{asked}” here. You can add it as your own below.</p>
  return (
    <PlainList $gap={0} aria-label="Places found">
      {found.data.map((place) => (
        <Item key={place.id}>
          <div>
            <strong>{place.title}</strong>
            <Facts>{factsOf(place)}</Facts>
          </div>
          <Button
            $size="small"
            aria-disabled={waiting}
            aria-label={`Add ${place.title}`}
            onClick={() => (waiting ? undefined : onAdd(place))}
          >
            Add
          </Button>
        </Item>
      ))}
    </PlainList>
  )
}

interface AddStopProps {
  readonly editor: Editor
  readonly day: number
  readonly marked: MarkedPoint
}

/** One more stop for a day: a place by its name, or one of the traveller's own. */
export const AddStop = ({ editor, day, marked }: AddStopProps) => {
  const [shown, setShown] = useState<'nothing' | 'search' | 'own'>('nothing')
  const [name, setName] = useState('')
  const asked = useSettled(name.trim(), REST_MS)
  const panel = useId()
  const open = shown !== 'nothing'
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    // What was pressed goes with the panel.
    opener.current?.focus()
    setName('')
    setShown('nothing')
  }
  return (
    <Frame data-screen-only>
      <TextToggle
        ref={opener}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => (open ? close() : setShown(editor.online ? 'search' : 'own'))}
      >
        Add a stop <span aria-hidden="true">{open ? '▴' : '▾'}</span>
      </TextToggle>
      {open ? (
        <Panel ref={reveal} id={panel} role="group" aria-label={`Add a stop to day ${day + 1}`}>
          {shown === 'search' ? (
            <>
              <Search>
                <TextField
                  label="Add a place"
                  type="search"
                  enterKeyHint="search"
                  autoComplete="off"
                  maxLength={80}
                  placeholder="A museum, a café, a park…"
                  value={name}
                  onChange={(event) => setName(event.currentTarget.value)}
                />
              </Search>
              {asked.length < FEWEST_LETTERS ? null : (
                <Results
                  query={editor.places(day, asked)}
                  asked={asked}
                  waiting={editor.waiting}
                  onAdd={(place) => {
                    editor.addPlace(day, place)
                    close()
                  }}
                />
              )}
              <Row>
                <Button
                  $tone="outline"
                  $size="small"
                  onClick={() => {
                    flushSync(() => setShown('own'))
                    // What was pressed gave way to the form.
                    document.getElementById(panel)?.querySelector('input')?.focus()
                  }}
                >
                  Add your own
                </Button>
              </Row>
            </>
          ) : (
            <OwnStopForm
              label={`Your own stop on day ${day + 1}`}
              submit="Add to the day"
              marked={marked}
              find={(address) => editor.addresses(day, address)}
              waiting={editor.waiting}
              onSave={(input) => {
                editor.addOwn(day, input)
                close()
              }}
              onCancel={close}
            />
          )}
        </Panel>
      ) : null}
    </Frame>
  )
}
