import { Button } from '@site/ui/button'
import { PlainList } from '@site/ui/layout'
import { Skeleton } from '@site/ui/skeleton'
import { color, space } from '@site/ui/tokens'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Stop } from '../plan/plan.ts'

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  /* On a phone the button goes under the words: beside them they would break after every other one. */
  & > :first-child {
    flex: 1 1 11rem;
    min-width: 0;
  }
  padding-block: ${space(2)};
  border-top: 1px solid ${color.line};
`
const Facts = styled.p`
  font-size: 0.875rem;
  color: ${color.muted};
  text-transform: none;
`

type Found =
  | { readonly at: 'loading' }
  | { readonly at: 'found'; readonly stops: readonly Stop[] }
  | { readonly at: 'failed'; readonly words: string }

const factsOf = (stop: Stop): string =>
  [
    stop.category?.replaceAll('_', ' '),
    stop.leg === null ? null : `${stop.leg.minutes} min ${stop.leg.mode === 'walk' ? 'on foot' : 'by transit'}`,
    stop.start === null ? null : `from ${stop.start}`,
    stop.openingHours === null ? 'hours not published' : null,
  ]
    .filter(Boolean)
    .join(' · ')

interface AlternativesProps {
  readonly load: () => Promise<readonly Stop[]>
  readonly waiting: boolean
  readonly onChoose: (stop: Stop) => void
}

/** Other places that would fit this slot, with the way there and when it would begin. */
export const Alternatives = ({ load, waiting, onChoose }: AlternativesProps) => {
  const [found, setFound] = useState<Found>({ at: 'loading' })
  // Asked once, for the plan as it was when the list was opened.
  const ask = useRef(load)
  useEffect(() => {
    let here = true
    ask.current().then(
      (stops) => here && setFound({ at: 'found', stops }),
      (error: unknown) =>
        here && setFound({ at: 'failed', words: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      here = false
    }
  }, [])

  if (found.at === 'loading') return <Skeleton $height="9rem" />
  if (found.at === 'failed') return <p role="alert">{found.words}</p>
  if (found.stops.length === 0) return <p role="status">Nothing else known here fits this time.</p>
  return (
    <PlainList $gap={0} aria-label="Other places for this time">
      {found.stops.map((stop) => (
        <Item key={stop.id ?? stop.title}>
          <div>
            <strong>{stop.title}</strong>
            <Facts data-figures>{factsOf(stop)}</Facts>
          </div>
          <Button
            $size="small"
            aria-disabled={waiting}
            aria-label={`Take ${stop.title}`}
            onClick={() => onChoose(stop)}
          >
            Take
          </Button>
        </Item>
      ))}
    </PlainList>
  )
}
