import type { RampView } from '@site/contracts/ramp-view'
import { Text } from '@stageside/ui/layout'
import { color, media, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { moment } from '../parts/words.ts'

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  border-left: 3px solid ${color.ink};
`
const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${space(6)};
  padding: ${space(2)} 0 ${space(2)} ${space(5)};
  ${media.tablet} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
`

const who = (by: string): string => (by === 'controller' ? 'by itself' : `by ${by}`)

/** Every decision of a ramp with its figures, the newest first. */
export const Decisions = ({ ramp: { decisions } }: { readonly ramp: RampView }) => (
  <List role="list">
    {decisions.toReversed().map(({ at, kind, words, by }, index) => (
      <Entry key={`${at} ${kind} ${index}`}>
        <Text $small $muted>
          <time dateTime={at}>{moment(at)}</time>, {who(by)}
        </Text>
        <Text>{words}</Text>
      </Entry>
    ))}
  </List>
)
