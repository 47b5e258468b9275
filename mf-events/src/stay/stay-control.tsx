import { onDemand } from '@stageside/ui/on-demand'
import { color, media, space } from '@stageside/ui/tokens'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { visitorsDay } from './days.ts'
import { guestsWords, nightsSpan } from './stay-words.ts'
import { useStay } from './use-stay.ts'

const Show = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: 100%;
  min-height: 2.75rem;
  padding: ${space(2)} ${space(3)};
  border: 1.5px solid ${color.muted};
  border-radius: 10px;
  background: ${color.card};
  color: ${color.ink};
  font-weight: 650;
  line-height: 1.2;
  text-align: start;
  font-variant-numeric: tabular-nums;
  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
  /* As high as the search beside it, and as wide as usual dates, which may come after the page. */
  ${media.tablet} {
    min-width: 13rem;
    min-height: 3.375rem;
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.ink};
    }
  }
`
const CalendarSheet = () => (
  <svg viewBox="0 0 18 18" fill="none" stroke="currentcolor" strokeWidth="1.75" aria-hidden>
    <path d="M2 4h14v12H2zM2 8h14M6 1.5V5M12 1.5V5" />
  </svg>
)

const loadPopup = () => import('./stay-popup.tsx')
const StayPopup = onDemand(async () => (await loadPopup()).StayPopup)

/**
 * Nights and guests of the search in one button, which opens their form. Takes the width it is given. `note` is said in the form: see
 * `useEventStay`.
 */
export const StayControl = ({ note = null }: { readonly note?: string | null }) => {
  const { stay, change } = useStay()
  const [open, setOpen] = useState(false)
  // The form is loaded when it is first opened, and then stays, so that it can close softly.
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const prepare = () => void loadPopup().catch(() => undefined)
  return (
    <>
      <Show
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setOpened(true)
          setOpen(!open)
        }}
      >
        <CalendarSheet />
        <span>
          {stay === null ? (
            <>
              Add dates<VisuallyHidden> and guests</VisuallyHidden>
            </>
          ) : (
            <>
              <VisuallyHidden>Dates and guests: </VisuallyHidden>
              {nightsSpan(stay, visitorsDay())} · {guestsWords(stay.adults)}
            </>
          )}
        </span>
      </Show>
      {opened ? (
        <StayPopup
          open={open}
          onClose={() => setOpen(false)}
          button={button}
          stay={stay}
          note={note}
          onDone={(next) => {
            setOpen(false)
            change(next)
          }}
        />
      ) : null}
    </>
  )
}
