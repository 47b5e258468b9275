import { Button } from '@stageside/ui/button'
import { color, media, space } from '@stageside/ui/tokens'
import { useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Stop } from '../plan/plan.ts'
import { reveal } from '../result/reveal.ts'
import { TextToggle } from '../result/text-toggle.ts'
import { isOwn } from '../plan/yours.ts'
import { NoteForm } from './note-form.tsx'
import { OwnStopForm } from './own-stop-form.tsx'
import { TimeForm } from './time-form.tsx'
import { Alternatives } from './alternatives.tsx'
import { DayMenu } from './day-menu.tsx'
import type { Editor } from './use-editor.ts'
import { TOOLS_ATTRIBUTE } from './use-kept-focus.ts'
import type { MarkedPoint } from './use-marked-point.ts'

const Panel = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(1)};
  padding: ${space(3)};
  background: ${color.paper};
  border: 1px solid ${color.line};
  border-left: 4px solid ${color.ink};
  border-radius: 2px;
  /* On phones it takes the column of the times too. */
  position: relative;
  z-index: 1;
  flex: 0 0 calc(100% + 5.5rem);
  margin-left: -5.5rem;
  ${media.tablet} {
    flex-basis: 100%;
    margin-left: 0;
  }
`
/** Its parts lie among what else there is to press at a stop. */
const Parts = styled.div`
  display: contents;
`
const Tools = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 6rem), 1fr));
  gap: ${space(2)};
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
`

type Shown = 'nothing' | 'tools' | 'other places' | 'time' | 'note'

interface StopToolsProps {
  readonly editor: Editor
  readonly stop: Stop
  readonly day: number
  readonly at: number
  readonly stops: number
  readonly days: number
  readonly marked: MarkedPoint
}

/** What can be done with one stop. The day's event stands fixed: the day is built round it. */
export const StopTools = ({ editor, stop, day, at, stops, days, marked }: StopToolsProps) => {
  const [shown, setShown] = useState<Shown>('nothing')
  const panel = useId()
  const opener = useRef<HTMLButtonElement>(null)
  if (stop.fixed === 'event') return null
  const { waiting } = editor
  const open = shown !== 'nothing'
  const choosing = shown === 'other places'
  const own = isOwn(stop)
  const toggle = (part: Shown) => () => (waiting ? undefined : setShown(shown === part ? 'tools' : part))
  /** What was pressed goes with its panel: the focus is given to what opened that. */
  const back = (to: 'nothing' | 'tools') => {
    opener.current?.focus()
    setShown(to)
  }
  const act = (change: () => void) => {
    if (waiting) return
    change()
    back('nothing')
  }
  const tool = { $tone: 'outline', $size: 'small', 'aria-disabled': waiting } as const
  return (
    <Parts data-screen-only>
      <TextToggle
        ref={opener}
        {...{ [TOOLS_ATTRIBUTE]: true }}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setShown(open ? 'nothing' : 'tools')}
      >
        Change <span aria-hidden="true">{open ? '▴' : '▾'}</span>
      </TextToggle>
      {open ? (
        <Panel ref={reveal} id={panel} role="group" aria-label={`Change ${stop.title}`}>
          <Tools>
            {editor.online && !own ? (
              <>
                <Button {...tool} aria-expanded={choosing} onClick={toggle('other places')}>
                  Other places
                </Button>
                <Button {...tool} onClick={() => act(() => editor.replace(day, at))}>
                  Surprise me
                </Button>
              </>
            ) : null}
            <Button {...tool} aria-expanded={shown === 'time'} onClick={toggle('time')}>
              {own ? 'Edit' : 'Time'}
            </Button>
            <Button {...tool} aria-expanded={shown === 'note'} onClick={toggle('note')}>
              Note
            </Button>
            {own ? null : (
              <Button {...tool} aria-pressed={stop.fixed === 'locked'} onClick={() => act(() => editor.lock(day, at))}>
                {stop.fixed === 'locked' ? 'Unlock' : 'Lock'}
              </Button>
            )}
            {at === 0 ? null : (
              <Button {...tool} onClick={() => act(() => editor.move(day, at, at - 1))}>
                Earlier
              </Button>
            )}
            {at === stops - 1 ? null : (
              <Button {...tool} onClick={() => act(() => editor.move(day, at, at + 1))}>
                Later
              </Button>
            )}
            {days < 2 ? null : (
              <DayMenu
                label={`Move ${stop.title} to another day`}
                days={days}
                except={day}
                onChoose={(target) => act(() => editor.moveTo(day, at, target))}
              />
            )}
            <Button {...tool} onClick={() => act(() => editor.remove(day, at))}>
              Remove
            </Button>
          </Tools>
          {shown === 'time' && own ? (
            <OwnStopForm
              label={`Your own stop ${stop.title}`}
              submit="Save"
              stop={stop}
              marked={marked}
              find={(address) => editor.addresses(day, address)}
              waiting={waiting}
              onSave={(input) => act(() => editor.editOwn(day, at, input))}
              onCancel={() => back('tools')}
            />
          ) : null}
          {shown === 'time' && !own ? (
            <TimeForm
              stop={stop}
              waiting={waiting}
              onSave={(time) => act(() => editor.time(day, at, time))}
              onCancel={() => back('tools')}
            />
          ) : null}
          {shown === 'note' ? (
            <NoteForm
              stop={stop}
              waiting={waiting}
              onSave={(note) => act(() => editor.note(day, at, note))}
              onCancel={() => back('tools')}
            />
          ) : null}
          {choosing ? (
            <Alternatives
              query={editor.alternatives(day, at)}
              waiting={waiting}
              onChoose={(choice) => act(() => editor.replace(day, at, choice))}
            />
          ) : null}
        </Panel>
      ) : null}
    </Parts>
  )
}
