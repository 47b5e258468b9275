import type { ComposedRemote, Route } from '@site/contracts/composition'
import { RouteContext } from '@site/kit'
import { Component, memo, Suspense, use, useCallback, useEffect, useState, useTransition, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { Hydrating } from '../hydration.tsx'
import { useSite } from '../site-context.ts'
import { RemoteError } from './load-page.ts'
import { keyOf } from './page-cache.ts'
import { RemoteFallback } from './remote-fallback.tsx'
import { RemoteWaiting } from './remote-waiting.tsx'
import { StillReading } from './still-reading.tsx'

interface BoundaryProps {
  readonly onError: (error: Error) => void
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** A remote that throws costs its own region only. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch(error: Error) {
    this.props.onError(error)
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

const Loaded = ({ remote, route }: { remote: ComposedRemote; route: Route }) => {
  const { pages } = useSite()
  const { Page } = use(pages.get(remote, route.page))
  return (
    <Hydrating>
      <Page />
    </Hydrating>
  )
}

export interface RemotePageProps {
  readonly remote: ComposedRemote
  readonly route: Route
  /** Called when the composition was asked for anew: a version that works may be there by now. */
  readonly onNewComposition: () => void
}

interface RegionProps extends RemotePageProps {
  /** Renders the page anew, after `pages` was told what to load. */
  readonly onAgain: () => void
}

/** *Try again*, kept where its button is: a wait up here would render the whole region. */
const useRetry = ({ remote, route, onNewComposition, onAgain }: RegionProps) => {
  const { pages, compositions } = useSite()
  const [retrying, start] = useTransition()
  const onRetry = () =>
    start(async () => {
      // A new answer of the registry may already name a version that works.
      await compositions.refresh(true).catch(() => undefined)
      onNewComposition()
      if (await pages.retry(remote, route.page)) onAgain()
    })
  return { onRetry, retrying }
}

const ReadingNotice = (props: RegionProps) => {
  const { pages } = useSite()
  const reading = useStore(pages.stillReading, ({ key }) => key === keyOf(props.remote, props.route.page))
  const retry = useRetry(props)
  return reading ? <StillReading {...retry} /> : null
}

const Failed = (props: RegionProps) => (
  <RemoteFallback title={props.route.title} name={props.remote.name} {...useRetry(props)} />
)

/**
 * Rendered again only for another page, version or try: while it waits for its code, React would drop what the server rendered at
 * any other reason.
 */
const Region = memo((props: RegionProps) => {
  const { remote, route, onAgain } = props
  const { pages, report } = useSite()
  return (
    <Boundary
      onError={(error) => {
        // Loading failures were reported, version by version, when they happened.
        if (error instanceof RemoteError) return
        report(error, { remote: remote.name, version: pages.versionOf(remote, route.page) })
        if (pages.fallBack(remote, route.page)) onAgain()
      }}
      fallback={<Failed {...props} />}
    >
      <Suspense fallback={<RemoteWaiting title={route.title} />}>
        <Loaded remote={remote} route={route} />
      </Suspense>
    </Boundary>
  )
})

/** The region of one remote: its page, a wait, or a named fall-back with a way to try again. */
export const RemotePage = ({ remote, route, onNewComposition }: RemotePageProps) => {
  const { pages } = useSite()
  const [attempt, setAttempt] = useState(0)
  const onAgain = useCallback(() => setAttempt((count) => count + 1), [])
  const props = { remote, route, onNewComposition, onAgain }

  useEffect(() => () => pages.leave(remote, route.page), [pages, remote, route.page])

  return (
    <RouteContext value={route}>
      <ReadingNotice {...props} />
      <Region key={`${route.path}@${remote.version}#${attempt}`} {...props} />
    </RouteContext>
  )
}
