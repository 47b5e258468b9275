import type { ComposedRemote } from '@site/contracts/composition'
import type { PartModule } from '@stageside/kit'
import { Button } from '@stageside/ui/button'
import { Row, Text } from '@stageside/ui/layout'
import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { Boundary } from '../composition/boundary.tsx'
import { RemoteError } from '../composition/load-page.ts'
import { outsideError } from '../host/charge.ts'
import { ReleaseHost } from '../host/release-host.tsx'
import { useSite, type Site } from '../site-context.ts'

/** How long a part may suspend, in ms: as long as its code may take to load (`load-page.ts`). */
const RENDER_LIMIT_MS = 7000

interface Loaded {
  readonly remote: ComposedRemote
  readonly Component: PartModule['Part']
}

/** Loads a part of a remote that the page may not know yet. Rejects when it is gone or does not load; that is reported. */
const loadPart = async ({ compositions, pages, report }: Site, by: string, component: string): Promise<Loaded> => {
  const find = () => compositions.store.getState().composition.remotes.find(({ name }) => name === by)
  if (find() === undefined) await compositions.refresh(true)
  const remote = find()
  if (remote === undefined) {
    const error = outsideError(`${by} is not composed any more`)
    report(error, { part: component })
    throw error
  }
  const { Part: Component } = await pages.get(remote, component)
  if (Component !== undefined) return { remote, Component }
  const error = new Error(`'${component}' is not a part`)
  report(error, { part: component }, { region: { remote: by, version: remote.version } })
  throw error
}

/** Stands while a part suspends. */
const Pending = ({ onLate, children }: { readonly onLate: () => void; readonly children: ReactNode }) => {
  useEffect(() => {
    const timer = setTimeout(onLate, RENDER_LIMIT_MS)
    return () => clearTimeout(timer)
  }, [onLate])
  return children
}

/** It may wait for a call: that is nobody's fault as far as can be told here. */
const lateError = (): Error => outsideError(`was not rendered after ${RENDER_LIMIT_MS / 1000} s`)

interface FailedProps {
  readonly label: string
  readonly by: string
  readonly onRetry: () => void
}

/** Quiet, and no higher than the place that is kept: the page goes on without this. */
const Failed = ({ label, by, onRetry }: FailedProps) => (
  <Row role="status" data-testid="part-fallback" data-remote={by}>
    <Text $muted>{label} did not load. Everything else on this page works.</Text>
    <Button $tone="outline" $size="small" onClick={onRetry}>
      Try again
    </Button>
  </Row>
)

type State = Loaded | 'waiting' | 'failed'

export interface PartProps {
  /** The remote that contributes it, and its name there. */
  readonly by: string
  readonly component: string
  readonly props: unknown
  readonly label: string
  /** Shown while it loads. */
  readonly waiting: ReactNode
  /** Shown in place of the note that it failed. */
  readonly renderFailed?: (onRetry: () => void) => ReactNode
}

/**
 * One part of a remote inside another's page, or over it: its own error boundary and time limit. Whatever happens to it is reported as
 * a failure of the release that contributed it. The version stays for as long as it is shown, as a page's does.
 */
export const Part = ({ by, component, props, label, waiting, renderFailed }: PartProps) => {
  const site = useSite()
  const [state, setState] = useState<State>('waiting')
  const isWaiting = state === 'waiting'
  const loaded = typeof state === 'object' ? state.remote : null
  const versionOf = useCallback(
    () => (loaded === null ? '' : site.pages.versionOf(loaded, component)),
    [site, loaded, component],
  )

  useEffect(() => {
    if (!isWaiting) return undefined
    let left = false
    loadPart(site, by, component).then(
      (loaded) => (left ? undefined : setState(loaded)),
      () => (left ? undefined : setState('failed')),
    )
    return () => {
      left = true
    }
  }, [site, by, component, isWaiting])

  const retry = async (): Promise<void> => {
    // A new answer of the registry may name a version that works, or a remote that is known again.
    await site.compositions.refresh(true).catch(() => undefined)
    const remote = site.compositions.store.getState().composition.remotes.find(({ name }) => name === by)
    if (remote !== undefined) await site.pages.retry(remote, component)
    setState('waiting')
  }
  const failed = (error: Error): void => {
    if (isWaiting || state === 'failed') return
    const { remote } = state
    if (!(error instanceof RemoteError))
      site.report(
        error,
        { part: component },
        { region: { remote: by, version: site.pages.versionOf(remote, component) } },
      )
    setState(site.pages.takeLastGood(remote, component) ? 'waiting' : 'failed')
  }

  if (isWaiting) return waiting
  if (state === 'failed') {
    const onRetry = () => void retry()
    return renderFailed === undefined ? <Failed label={label} by={by} onRetry={onRetry} /> : renderFailed(onRetry)
  }
  return (
    <Boundary page={state} onError={failed} fallback={null}>
      <Suspense fallback={<Pending onLate={() => failed(lateError())}>{waiting}</Pending>}>
        <ReleaseHost remote={by} versionOf={versionOf}>
          <state.Component props={props} />
        </ReleaseHost>
      </Suspense>
    </Boundary>
  )
}
