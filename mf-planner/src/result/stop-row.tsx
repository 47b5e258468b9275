import { misfitWords } from '@site/contracts/misfit-words'
import { Badge } from '@stageside/ui/badge'
import { color, font, media, space } from '@stageside/ui/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Stop } from '../plan/plan.ts'
import { isOwn, saidOf } from '../plan/yours.ts'
import { categoryWords } from '../plan/words.ts'
import { Kind, StopFacts } from './stop-facts.tsx'
import { WithRoom } from './on-phone.ts'
import { LineCell, Mark, TimeCell, Track } from './track.tsx'

const Body = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  ${media.tablet} {
    padding-bottom: ${space(3)};
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
`
const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space(2)};
`
const Name = styled.h4`
  font-family: ${font.head};
  font-weight: 700;
  letter-spacing: -0.015em;
  font-size: 1.125rem;
  line-height: 1.3;
`
const Until = styled.span`
  display: block;
  font-family: ${font.text};
  font-size: 0.75rem;
  white-space: nowrap;
  ${media.tablet} {
    font-size: 0.8125rem;
  }
  font-weight: 500;
  color: ${color.muted};
`
const Misfit = styled.p`
  padding-left: ${space(3)};
  border-left: 3px solid ${color.signal};
`
const OwnNote = styled.p`
  padding-left: ${space(3)};
  border-left: 3px solid ${color.line};
  overflow-wrap: anywhere;
`

const kindOf = (stop: Stop): 'visit' | 'meal' | 'event' =>
  stop.fixed === 'event' ? 'event' : stop.meal === null ? 'visit' : 'meal'

interface StopRowProps {
  readonly stop: Stop
  /** Its place in the day, as on the map. */
  readonly number?: number
  readonly handle?: ReactNode
  readonly tools?: ReactNode
  /** Part of an illustration: its name is no heading of the page. */
  readonly picture?: boolean
}

/** One stop of the timetable. A fact nobody gave is not shown. */
export const StopRow = ({ stop, number, handle, tools, picture = false }: StopRowProps) => {
  const { note } = saidOf(stop)
  const kind = stop.meal ?? (stop.category === null ? null : categoryWords(stop.category))
  return (
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
        <Mark data-mark $kind={kindOf(stop)} $numbered={number !== undefined}>
          {number}
        </Mark>
      </LineCell>
      <Body>
        <Top>
          <Head>
            <Name as={picture ? 'p' : 'h4'}>{stop.title}</Name>
            {kind === null ? null : picture ? (
              <Kind>{kind}</Kind>
            ) : (
              <WithRoom>
                <Kind>{kind}</Kind>
              </WithRoom>
            )}
            {stop.fixed === 'event' ? <Badge $tone="signal">Your event</Badge> : null}
            {isOwn(stop) ? <Badge>Yours</Badge> : null}
            {stop.fixed === 'locked' ? <Badge>Locked</Badge> : null}
          </Head>
          {handle}
        </Top>
        {stop.misfit === undefined ? null : (
          <Misfit>
            <strong>Kept anyway.</strong> {misfitWords(stop.title, stop.misfit)}
          </Misfit>
        )}
        {stop.note === null ? null : <p>{stop.note}</p>}
        {note === null ? null : (
          <OwnNote>
            <Kind>Your note</Kind> {note}
          </OwnNote>
        )}
        <StopFacts stop={stop} kind={kind} picture={picture} tools={tools} />
      </Body>
    </Track>
  )
}
