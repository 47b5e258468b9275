import { PlainList, Row } from '@stageside/ui/layout'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { color, media, space } from '@stageside/ui/tokens'
import { useId, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Food, Stop } from '../plan/plan.ts'
import { hoursWords } from '../plan/words.ts'
import { OnPhone } from './on-phone.ts'
import { TextToggle } from './text-toggle.ts'

/** Folded away on phones until it is asked for: a day of eight stops would be five screens. */
const Folding = styled.div`
  display: grid;
  gap: ${space(1)};
  &[data-folded] {
    display: none;
    ${media.tablet} {
      display: grid;
    }
    ${media.print} {
      display: grid;
    }
  }
`
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  align-items: baseline;
  font-size: 0.9375rem;
  color: ${color.muted};
  &:empty {
    display: none;
  }
`
export const Kind = styled.span`
  font-size: 0.8125rem;
  font-weight: 650;
  letter-spacing: 0.02em;
  color: ${color.muted};
`
const FoodList = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  font-size: 0.9375rem;
`
/** What opens below the stop lies on lines of its own. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  align-items: baseline;
  &:empty {
    display: none;
  }
`
const More = styled(TextToggle)`
  ${media.tablet} {
    display: none;
  }
`

const Eat = ({ title, mapLink, walkMinutes }: Food) => (
  <>
    {mapLink === null ? (
      title
    ) : (
      <a href={mapLink} target="_blank" rel="noreferrer">
        {title}
      </a>
    )}
    {walkMinutes === null ? null : <span data-figures> {walkMinutes} min</span>}
  </>
)

const linksOf = (stop: Stop) =>
  [
    { href: stop.mapLink, label: 'Map' },
    { href: stop.website, label: 'Website' },
  ].filter(({ href }) => href !== null)

const hoursOf = ({ openingHours, hours }: Stop): string | null => {
  if (openingHours !== null) return `${hours === 'assumed' ? 'Usually open' : 'Open'} ${hoursWords(openingHours)}`
  return hours === 'assumed' ? 'Opening hours not published: check before you go' : null
}

interface StopFactsProps {
  readonly stop: Stop
  /** Part of an illustration: nothing folds. */
  readonly picture: boolean
  /** What it is, told beside what can be pressed where there is no room beside its name. */
  readonly kind: string | null
  readonly tools: ReactNode
}

/** Where a stop is, when it is open, where to eat nearby, and what can be done with it. A fact nobody gave is not shown. */
export const StopFacts = ({ stop, picture, kind, tools }: StopFactsProps) => {
  const [open, setOpen] = useState(picture)
  const id = useId()
  const facts = [stop.address, hoursOf(stop)].filter((fact) => fact !== null)
  const links = linksOf(stop)
  const hasMore = facts.length + links.length + stop.foodNearby.length > 0
  return (
    <>
      {hasMore ? (
        <Folding id={id} data-folded={open ? undefined : true}>
          <Facts>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            <Row as="span" $gap={3} data-screen-only>
              {links.map(({ href, label }) => (
                <a
                  key={label}
                  href={href ?? undefined}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`${label}: ${stop.title}`}
                >
                  {label}
                </a>
              ))}
            </Row>
          </Facts>
          {stop.foodNearby.length === 0 ? null : (
            <FoodList aria-label={`Food near ${stop.title}`}>
              <li aria-hidden="true">
                <Kind>Eat nearby</Kind>
              </li>
              {stop.foodNearby.map((food) => (
                <li key={food.id ?? food.title}>
                  <Eat {...food} />
                </li>
              ))}
            </FoodList>
          )}
        </Folding>
      ) : null}
      <Actions>
        {picture || kind === null ? null : (
          <OnPhone>
            <Kind>{kind}</Kind>
          </OnPhone>
        )}
        {picture || !hasMore ? null : (
          <More data-screen-only aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {open ? 'Less' : 'More'}
            <VisuallyHidden> about {stop.title}</VisuallyHidden> <span aria-hidden="true">{open ? '▴' : '▾'}</span>
          </More>
        )}
        {tools}
      </Actions>
    </>
  )
}
