import { RouteContext } from '@stageside/kit'
import type { PageModule } from '@stageside/kit'
import { Activity, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { NavigationType, UNSAFE_LocationContext as LocationContext, type Location } from 'react-router-dom'
import { Boundary } from './boundary.tsx'
import type { RouteMatch } from './store.ts'

/** How long a page that shows nothing may take, in ms. */
const LIMIT_MS = 2000

interface RehearsalProps extends Pick<RouteMatch, 'route' | 'params'>, Pick<PageModule, 'Page'> {
  readonly address: Pick<Location, 'pathname' | 'search'>
  /** Called when it was rendered, failed or took too long. */
  readonly onEnd: () => void
}

/**
 * Renders a page that may come next where nobody sees it, so that whoever comes to it does not wait for what only the first render
 * costs: compiling its functions, reading and adding its styles. It is rendered in slices while nothing else is to be done, without
 * effects (hidden `Activity`) and into a document of its own, whose images do not load.
 */
export const Rehearsal = ({ address, route, params, Page, onEnd }: RehearsalProps) => {
  const [stage] = useState(() => document.createElement('template').content)
  const at = useMemo(
    () => ({
      location: { ...address, hash: '', state: null, key: 'rehearsal' },
      navigationType: NavigationType.Push,
    }),
    [address],
  )
  const shown = useMemo(() => ({ ...route, params }), [route, params])
  useEffect(() => {
    const observer = new MutationObserver(onEnd)
    observer.observe(stage, { childList: true })
    const limit = setTimeout(onEnd, LIMIT_MS)
    return () => {
      observer.disconnect()
      clearTimeout(limit)
    }
  }, [stage, onEnd])
  return createPortal(
    <Activity mode="hidden">
      {/* Whoever comes to the page sees and reports what fails. */}
      <Boundary page={shown} onError={onEnd} fallback={null}>
        <LocationContext value={at}>
          <RouteContext value={shown}>
            <Page />
          </RouteContext>
        </LocationContext>
      </Boundary>
    </Activity>,
    stage,
  )
}
