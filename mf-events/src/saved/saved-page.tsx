import { useRoute } from '@stageside/kit'
import { Stack } from '@stageside/ui/layout'
import { PageScaffold } from '@stageside/ui/page-scaffold'
import { Skeleton } from '@stageside/ui/skeleton'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useHydrated } from '@stageside/kit/use-hydrated'
import { OwnList } from './own-list.tsx'
import { SharedListView } from './shared-list-view.tsx'
import { readSharedList } from './shared-list.ts'

/** Keeps the footer below the fold before and after the list is read. */
const Room = styled.div`
  min-height: 100svh;
`

const Waiting = () => (
  <Stack $gap={4}>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} $height="6rem" />
    ))}
  </Stack>
)

/** The hotels saved in this browser or, where the address names some, those that somebody shared. */
export const Page = () => {
  const { title } = useRoute()
  const [params] = useSearchParams()
  const hydrated = useHydrated()
  const shared = hydrated ? readSharedList(params) : null
  return (
    <PageScaffold
      title={shared === null ? title : 'Hotels shared with you'}
      crumb={title}
      intro={
        shared === null
          ? 'Kept in this browser, without an account. Share the list to open it on another device.'
          : 'Somebody put these hotels together. Open one, compare up to four, or keep them in a list of your own.'
      }
    >
      <Room>
        {!hydrated ? (
          <Waiting />
        ) : shared === null ? (
          <OwnList />
        ) : (
          <SharedListView key={JSON.stringify(shared)} hotels={shared} compare={params.get('compared') === 'open'} />
        )}
      </Room>
    </PageScaffold>
  )
}
