import { Stack } from '@site/ui/layout'
import { PageScaffold } from '@site/ui/page-scaffold'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useHydrated } from '../calls/use-hydrated.ts'
import { Results } from '../results/results.tsx'
import { readOrigin } from '../search/state.ts'
import type { Scene } from '@site/ui/poster'
import { SearchBand } from './search-band.tsx'

export interface FinderProps {
  readonly title: string
  readonly intro: string
  readonly path: string
  readonly scene: Scene
  readonly placeholder: string
  /** Words of the link from the results back to what the page shows without a search. */
  readonly back: string
  /** Shown while nothing has been searched. */
  readonly children: ReactNode
}

/** A page that finds hotels: search, and below it either what the page offers or the results of the address. */
export const Finder = ({ title, intro, path, scene, placeholder, back, children }: FinderProps) => {
  const [params] = useSearchParams()
  const hydrated = useHydrated()
  const origin = hydrated ? readOrigin(params) : null
  const initial = origin?.by === 'query' ? origin.query : origin?.by === 'point' ? (origin.label ?? '') : ''
  return (
    <PageScaffold title={title} intro={intro}>
      <Stack $gap={10}>
        <SearchBand scene={scene} placeholder={placeholder} target={path} initial={initial} />
        {origin === null ? (
          children
        ) : (
          <Stack $gap={4}>
            <p>
              <Link to={path}>{back}</Link>
            </p>
            <Results origin={origin} />
          </Stack>
        )}
      </Stack>
    </PageScaffold>
  )
}
