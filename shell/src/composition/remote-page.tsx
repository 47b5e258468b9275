import type { ComposedRemote, Route } from '@site/contracts/composition'
import { RouteContext } from '@site/kit'
import { Component, Suspense, use, useState, useTransition, type ReactNode } from 'react'
import { useStore } from 'zustand'
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
  return <Page />
}

interface ReadingNoticeProps {
  readonly remote: ComposedRemote
  readonly page: string
  readonly onRetry: () => void
  readonly retrying: boolean
}

/** Listens by itself: were the region rendered again while it waits for its code, React would drop what the server rendered. */
const ReadingNotice = ({ remote, page, onRetry, retrying }: ReadingNoticeProps) => {
  const { pages } = useSite()
  const reading = useStore(pages.stillReading, ({ key }) => key === keyOf(remote, page))
  return reading ? <StillReading onRetry={onRetry} retrying={retrying} /> : null
}

export interface RemotePageProps {
  readonly remote: ComposedRemote
  readonly route: Route
  /** Called when the composition was asked for anew: a version that works may be there by now. */
  readonly onNewComposition: () => void
}

/** The region of one remote: its page, a wait, or a named fall-back with a way to try again. */
export const RemotePage = ({ remote, route, onNewComposition }: RemotePageProps) => {
  const { pages, compositions, report } = useSite()
  const [attempt, setAttempt] = useState(0)
  const [retrying, startRetry] = useTransition()

  const retry = () =>
    startRetry(async () => {
      // A new answer of the registry may already name a version that works.
      await compositions.refresh(true).catch(() => undefined)
      onNewComposition()
      pages.retry(remote, route.page)
      setAttempt((count) => count + 1)
    })

  return (
    <RouteContext value={route}>
      <ReadingNotice remote={remote} page={route.page} onRetry={retry} retrying={retrying} />
      <Boundary
        key={`${route.path}@${remote.version}#${attempt}`}
        onError={(error) => {
          // Loading failures were reported, version by version, when they happened.
          if (error instanceof RemoteError) return
          report(error, { remote: remote.name, version: pages.versionOf(remote, route.page) })
          if (pages.fallBack(remote, route.page)) setAttempt((count) => count + 1)
        }}
        fallback={<RemoteFallback title={route.title} name={remote.name} onRetry={retry} retrying={retrying} />}
      >
        <Suspense fallback={<RemoteWaiting title={route.title} />}>
          <Loaded remote={remote} route={route} />
        </Suspense>
      </Boundary>
    </RouteContext>
  )
}
