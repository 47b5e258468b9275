import type { ComposedRemote, Route } from '@site/contracts/composition'
import type { RouteParams } from '@site/contracts/routes'
import { RouteContext } from '@stageside/kit'
import { memo, Suspense, use, useCallback, useEffect, useMemo, useState, useTransition } from 'react'
import { useStore } from 'zustand'
import { ReleaseHost } from '../host/release-host.tsx'
import { Hydrating } from '../hydration.tsx'
import { useSite } from '../site-context.ts'
import { Boundary } from './boundary.tsx'
import { RemoteError } from './load-page.ts'
import { keyOf } from './remote-module-cache.ts'
import { PendingHydrationNotice, RemoteFallback } from './remote-fallback.tsx'
import { RemoteWaiting } from './remote-waiting.tsx'

const Loaded = ({ remote, route }: { remote: ComposedRemote; route: Route }) => {
  const { pages } = useSite()
  const { Page } = use(pages.get(remote, route.page))
  if (Page === undefined) throw new Error(`'${route.page}' is not a page`)
  return (
    <Hydrating>
      <Page />
    </Hydrating>
  )
}

export interface RemotePageProps {
  readonly remote: ComposedRemote
  readonly route: Route
  /** What the path has in place of the route's parameter; another object for another path. */
  readonly params: RouteParams
  /** Called when the composition was fetched again: it may name a version that works. */
  readonly onNewComposition: () => void
}

interface RegionProps extends RemotePageProps {
  /** Renders the page again, after `pages` was told what to load. */
  readonly onReload: () => void
}

/** The *Try again* action. Used by the component of its button: a transition in `RemotePage` would render the whole region. */
const useRetry = ({ remote, route, onNewComposition, onReload }: RegionProps) => {
  const { pages, compositions } = useSite()
  const [retrying, start] = useTransition()
  const onRetry = () =>
    start(async () => {
      // A new answer of the registry may already name a version that works.
      await compositions.refresh(true).catch(() => undefined)
      onNewComposition()
      if (await pages.retry(remote, route.page)) onReload()
    })
  return { onRetry, retrying }
}

const PendingHydration = (props: RegionProps) => {
  const { pages } = useSite()
  const pending = useStore(pages.pendingHydration, ({ key }) => key === keyOf(props.remote, props.route.page))
  const retry = useRetry(props)
  return pending ? <PendingHydrationNotice {...retry} /> : null
}

const Failed = (props: RegionProps) => (
  <RemoteFallback title={props.route.title} name={props.remote.name} {...useRetry(props)} />
)

/**
 * Tells that the visitor came to the remote within this document, where it has a canary (known of a fetched composition alone).
 * The visit of the remote whose page was loaded is counted by the server.
 */
const useEnter = ({ name, version }: ComposedRemote): (() => void) => {
  const { compositions, enter, state } = useSite()
  return useCallback(() => {
    const isOfDocument = state.composition.remotes.some((remote) => remote.name === name)
    const { canaries } = compositions.store.getState().composition
    if (!isOfDocument && canaries?.includes(name) === true) enter({ remote: name, version })
  }, [compositions, enter, state, name, version])
}

/**
 * Rendered again only for another page, version or try: while it suspends, any other update would make React drop the
 * server-rendered HTML.
 */
const Region = memo((props: RegionProps) => {
  const { remote, route, params, onReload } = props
  const { pages, report } = useSite()
  const enter = useEnter(remote)
  useEffect(enter, [enter])
  return (
    <Boundary
      page={params}
      onError={(error) => {
        // Loading failures were reported, version by version, when they happened.
        if (error instanceof RemoteError) return
        // What fails at its first render does so before its effects run.
        enter()
        report(error, {}, { region: { remote: remote.name, version: pages.versionOf(remote, route.page) } })
        if (pages.takeLastGood(remote, route.page)) onReload()
      }}
      fallback={<Failed {...props} />}
    >
      <Suspense fallback={<RemoteWaiting title={route.title} />}>
        <Loaded remote={remote} route={route} />
      </Suspense>
    </Boundary>
  )
})

/** The region of one remote: its page, a loading state, or a fallback that names it and offers a retry. */
export const RemotePage = ({ remote, route, params, onNewComposition }: RemotePageProps) => {
  const { pages } = useSite()
  const [attempt, setAttempt] = useState(0)
  const onReload = useCallback(() => setAttempt((count) => count + 1), [])
  const props = { remote, route, params, onNewComposition, onReload }
  const shown = useMemo(() => ({ ...route, params }), [route, params])
  const versionOf = useCallback(() => pages.versionOf(remote, route.page), [pages, remote, route.page])

  useEffect(() => () => pages.disposeHydration(remote, route.page), [pages, remote, route.page])

  return (
    <RouteContext value={shown}>
      <PendingHydration {...props} />
      <ReleaseHost remote={remote.name} versionOf={versionOf}>
        <Region key={`${route.path}@${remote.version}#${attempt}`} {...props} />
      </ReleaseHost>
    </RouteContext>
  )
}
