import { Badge } from '@site/ui/badge'
import { PlainList } from '@site/ui/layout'
import { color, font, space } from '@site/ui/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Food, Stop } from '../plan/plan.ts'
import { LineCell, Mark, TimeCell, Track } from './track.tsx'

const Body = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-bottom: ${space(3)};
  min-width: 0;
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
`
const Name = styled.h4`
  font-size: 1.125rem;
  line-height: 1.3;
`
const Fact = styled.p`
  font-size: 0.9375rem;
  color: ${color.muted};
`
const Kind = styled.span`
  font-size: 0.8125rem;
  font-weight: 650;
  letter-spacing: 0.02em;
  color: ${color.muted};
  text-transform: capitalize;
`
const Until = styled.span`
  display: block;
  font-family: ${font.text};
  font-size: 0.8125rem;
  font-weight: 500;
  color: ${color.muted};
`
const FoodList = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  font-size: 0.9375rem;
`

const kindOf = (stop: Stop): 'visit' | 'meal' | 'event' =>
  stop.fixed === 'event' ? 'event' : stop.meal === null ? 'visit' : 'meal'

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

const Links = ({ stop }: { stop: Stop }) => {
  const links = [
    { href: stop.mapLink, label: 'Map' },
    { href: stop.website, label: 'Website' },
  ].filter(({ href }) => href !== null)
  return links.map(({ href, label }) => (
    <a key={label} href={href ?? undefined} target="_blank" rel="noreferrer" aria-label={`${label}: ${stop.title}`}>
      {label}
    </a>
  ))
}

/** One stop of the timetable. A fact nobody gave is not shown. */
export const StopRow = ({ stop, tools }: { stop: Stop; tools?: ReactNode }) => (
  <Track>
    <TimeCell>
      {stop.start === null ? null : <time>{stop.start}</time>}
      {stop.end === null ? null : (
        <Until>
          to <time>{stop.end}</time>
        </Until>
      )}
    </TimeCell>
    <LineCell $leg="stay">
      <Mark $kind={kindOf(stop)} />
    </LineCell>
    <Body>
      <Head>
        <Name>{stop.title}</Name>
        {stop.meal === null && stop.category !== null ? <Kind>{stop.category.replaceAll('_', ' ')}</Kind> : null}
        {stop.meal === null ? null : <Kind>{stop.meal}</Kind>}
        {stop.fixed === 'event' ? <Badge $tone="signal">Your event</Badge> : null}
        {stop.fixed === 'locked' ? <Badge>Locked</Badge> : null}
      </Head>
      {stop.note === null ? null : <p>{stop.note}</p>}
      {stop.address === null ? null : <Fact>{stop.address}</Fact>}
      {stop.openingHours === null ? null : <Fact>Open {stop.openingHours}</Fact>}
      {stop.hours === 'assumed' && stop.openingHours === null ? (
        <Fact>Opening hours not published: check before you go</Fact>
      ) : null}
      <Fact as="div">
        <Head>
          <Links stop={stop} />
          {stop.source === null ? null : <span>Source: {stop.source}</span>}
        </Head>
      </Fact>
      {stop.foodNearby.length === 0 ? null : (
        <Head>
          <Kind>Food nearby</Kind>
          <FoodList>
            {stop.foodNearby.map((food) => (
              <li key={food.id ?? food.title}>
                <Eat {...food} />
              </li>
            ))}
          </FoodList>
        </Head>
      )}
      {tools}
    </Body>
  </Track>
)
