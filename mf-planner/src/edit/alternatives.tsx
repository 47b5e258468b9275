import { Button } from '@stageside/ui/button'
import { PlainList } from '@stageside/ui/layout'
import { Skeleton } from '@stageside/ui/skeleton'
import { color, space } from '@stageside/ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { shortLeg } from '../plan/leg-words.ts'
import type { Stop } from '../plan/plan.ts'
import { categoryWords } from '../plan/words.ts'
import { reveal } from '../result/reveal.ts'
import type { Editor } from './use-editor.ts'

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

const factsOf = (stop: Stop): string =>
  [
    stop.category === null ? null : categoryWords(stop.category),
    stop.leg === null ? null : shortLeg(stop.leg),
    stop.start === null ? null : `from ${stop.start}`,
    stop.openingHours === null ? 'hours not published' : null,
  ]
    .filter(Boolean)
    .join(' · ')

interface AlternativesProps {
  readonly query: ReturnType<Editor['alternatives']>
  readonly waiting: boolean
  readonly onChoose: (stop: Stop) => void
}

/** Other places that would fit this slot, with the way there and when it would begin. */
export const Alternatives = ({ query, waiting, onChoose }: AlternativesProps) => {
  const found = useQuery(query)
  if (found.isPending) return <Skeleton $height="9rem" />
  if (found.isError) return <p role="alert">We couldn’t reach the server. Try again in a moment.</p>
  if (found.data.length === 0) return <p role="status">We couldn’t find another place for this time.</p>
  return (
    <PlainList ref={reveal} $gap={0} aria-label="Other places for this time">
      {found.data.map((stop) => (
        <Item key={stop.id ?? stop.title}>
          <div>
            <strong>{stop.title}</strong>
            <Facts data-figures>{factsOf(stop)}</Facts>
          </div>
          <Button
            $size="small"
            aria-disabled={waiting}
            aria-label={`Choose ${stop.title}`}
            onClick={() => onChoose(stop)}
          >
            Choose
          </Button>
        </Item>
      ))}
    </PlainList>
  )
}
