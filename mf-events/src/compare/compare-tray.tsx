import { Button } from '@stageside/ui/button'
import { onDemand } from '@stageside/ui/on-demand'
import { color, radius, safe, shadow, space } from '@stageside/ui/tokens'
import { useLayoutEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { latestParams } from '../calls/latest-params.ts'
import { MOST_COMPARED } from '../results/view.ts'
import type { CompareDialogProps } from './compare-dialog.tsx'
import type { Lookup } from './use-compared.ts'

const CompareDialog = onDemand(async () => (await import('./compare-dialog.tsx')).CompareDialog)

const Tray = styled.div`
  position: sticky;
  bottom: max(${space(4)}, ${safe.bottom});
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(5)};
  background: ${color.night};
  color: ${color.nightText};
  border-radius: ${radius.card};
  box-shadow: ${shadow};
`

/** Whether the comparison is open, at first as the address says, which follows. */
const useOpen = (chosen: number): readonly [boolean, (open: boolean) => void] => {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const [open, setOpen] = useState(chosen >= 2 && params.get('compared') === 'open')
  const change = (next: boolean) => {
    setOpen(next)
    const latest = latestParams(location)
    if (next) latest.set('compared', 'open')
    else latest.delete('compared')
    setParams(latest, { replace: true, preventScrollReset: true, state: location.state })
  }
  return [open, change]
}

const countWords = (chosen: number, hotels: number, lookup: Lookup): string => {
  if (lookup === 'waiting') return 'Looking up the hotels…'
  const gone = chosen - hotels
  const why =
    lookup === 'failed' ? 'could not be looked up' : gone === 1 ? 'is no longer listed' : 'are no longer listed'
  const lost = gone === 0 ? '' : ` ${gone === 1 ? 'One' : gone} ${why}.`
  if (hotels === 0) return lost.trim()
  if (hotels === 1) return `One hotel chosen. Choose another to compare.${lost}`
  return `${hotels} hotels chosen${chosen === MOST_COMPARED ? ', the most at once' : ''}.${lost}`
}

const TRAY = 'compare-tray'

/** Puts the focus on the first button of the tray that can be pressed. */
export const focusTray = (): void =>
  document
    .getElementById(TRAY)
    ?.querySelector<HTMLButtonElement>('button:not(:disabled)')
    ?.focus({ preventScroll: true })

interface CompareTrayProps extends Pick<CompareDialogProps, 'hotels' | 'stay' | 'shareUrl'> {
  /** How many were chosen, whether they are still listed or not. */
  readonly chosen: number
  readonly lookup: Lookup
  readonly onClear: () => void
}

/** Stays in view while hotels are chosen, and opens their comparison. */
export const CompareTray = ({ hotels, stay, shareUrl, chosen, lookup, onClear }: CompareTrayProps) => {
  const [open, setOpen] = useOpen(chosen)
  const [asked, setAsked] = useState(open)
  const ready = lookup !== 'waiting' && hotels.length >= 2
  useLayoutEffect(() => {
    // An address opened the comparison, and no press: what closes it gives the focus back to the button.
    if (open && ready && document.activeElement === document.body) focusTray()
  }, [open, ready])
  if (chosen === 0) return null
  return (
    <>
      <Tray id={TRAY} data-surface="night" data-screen-only>
        <span role="status">{countWords(chosen, hotels.length, lookup)}</span>
        <span>
          <Button
            $size="small"
            disabled={!ready}
            aria-haspopup="dialog"
            onClick={() => {
              setAsked(true)
              setOpen(true)
            }}
          >
            Compare
          </Button>{' '}
          <Button $size="small" $tone="quiet" $night onClick={onClear}>
            Clear
          </Button>
        </span>
      </Tray>
      {asked && ready ? (
        <CompareDialog hotels={hotels} stay={stay} shareUrl={shareUrl} open={open} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
