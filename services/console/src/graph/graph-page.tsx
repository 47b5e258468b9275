import { Text } from '@stageside/ui/layout'
import { color, media, space } from '@stageside/ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { graphQuery } from '../api/queries.ts'
import { Answered } from '../parts/answered.tsx'
import { Empty } from '../parts/empty.tsx'
import { Page } from '../parts/page.tsx'
import { useSession } from '../session/session.ts'
import { ArcDiagram } from './arc-diagram.tsx'
import { IfMoved } from './if-moved.tsx'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} ${space(12)};
  align-items: start;
  & > :last-child {
    padding-top: ${space(5)};
    border-top: 3px solid ${color.ink};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    & > :first-child {
      position: sticky;
      top: ${space(4)};
    }
  }
`

/** Who needs what of whom, and what would break if one of them moved. */
export const GraphPage = () => {
  const { token } = useSession()
  const [asked, setAsked] = useSearchParams()
  const chosen = asked.get('remote')
  return (
    <Page
      title="Graph"
      intro="An arc joins two where one needs something of the other: a solid line for a slot, a dashed one for the contract, shared modules, navigation and dialogs. Choose one to see what would break if it moved."
    >
      <Answered query={useQuery(graphQuery(token))} waiting={['20rem', '12rem']}>
        {(graph) =>
          graph.remotes.length === 0 ? (
            <Empty title="Nothing was published yet">The graph begins with the first shell and the first remote.</Empty>
          ) : (
            <Columns>
              <ArcDiagram
                graph={graph}
                chosen={chosen}
                onChoose={(remote) => setAsked({ remote }, { replace: true, preventScrollReset: true })}
              />
              <div>
                {chosen === null ? (
                  <Text $muted>Choose a remote in the list.</Text>
                ) : (
                  <IfMoved graph={graph} name={chosen} />
                )}
              </div>
            </Columns>
          )
        }
      </Answered>
    </Page>
  )
}
