import { Button } from '@site/ui/button'
import { color, media, space } from '@site/ui/tokens'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import type { Stop } from '../plan/plan.ts'
import { reveal } from '../result/reveal.ts'
import { TextToggle } from '../result/text-toggle.ts'
import { Alternatives } from './alternatives.tsx'
import { DayMenu } from './day-menu.tsx'
import type { Editor } from './use-editor.ts'

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
  margin-left: -5.5rem;
  ${media.tablet} {
    margin-left: 0;
  }
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

interface StopToolsProps {
  readonly editor: Editor
  readonly stop: Stop
  readonly day: number
  readonly at: number
  readonly stops: number
  readonly days: number
}

/** What can be done with one stop. The day's event stands fixed: the day is built round it. */
export const StopTools = ({ editor, stop, day, at, stops, days }: StopToolsProps) => {
  const [shown, setShown] = useState<'nothing' | 'tools' | 'other places'>('nothing')
  const panel = useId()
  if (stop.fixed === 'event') return null
  const { waiting } = editor
  const open = shown !== 'nothing'
  const choosing = shown === 'other places'
  const act = (change: () => void) => {
    if (waiting) return
    change()
    setShown('nothing')
  }
  const tool = { $tone: 'outline', $size: 'small', 'aria-disabled': waiting } as const
  return (
    <div data-screen-only>
      <TextToggle aria-expanded={open} aria-controls={panel} onClick={() => setShown(open ? 'nothing' : 'tools')}>
        Change <span aria-hidden="true">{open ? '▴' : '▾'}</span>
      </TextToggle>
      {open ? (
        <Panel ref={reveal} id={panel} role="group" aria-label={`Change ${stop.title}`}>
          <Tools>
            {editor.online ? (
              <>
                <Button
                  {...tool}
                  aria-expanded={choosing}
                  onClick={() => (waiting ? undefined : setShown(choosing ? 'tools' : 'other places'))}
                >
                  Other places
                </Button>
                <Button {...tool} onClick={() => act(() => editor.replace(day, at))}>
                  Surprise me
                </Button>
              </>
            ) : null}
            <Button {...tool} aria-pressed={stop.fixed === 'locked'} onClick={() => act(() => editor.lock(day, at))}>
              {stop.fixed === 'locked' ? 'Unlock' : 'Lock'}
            </Button>
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
          {choosing ? (
            <Alternatives
              query={editor.alternatives(day, at)}
              waiting={waiting}
              onChoose={(choice) => act(() => editor.replace(day, at, choice))}
            />
          ) : null}
        </Panel>
      ) : null}
    </div>
  )
}
