import { HostContext, type Backend, type BackendError, type Host } from '@stageside/kit'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { useSite, type Site } from '../site-context.ts'
import { isCall, isMalformed, type ReleaseName } from './charge.ts'

/** Whether nobody answered, or the server broke down; a refusal such as 404 is an answer. */
const isOutage = ({ kind, status }: BackendError): boolean => kind !== 'aborted' && (status ?? 500) >= 500

const contextOf = (call: string, { kind, status }: BackendError): Record<string, string> => ({
  where: 'call',
  call,
  kind,
  status: String(status ?? 'none'),
})

/** The backend whose calls fail in the name of a release: malformed ones charge it, an outage charges nobody. */
const watched = (backend: Backend, report: Site['report'], region: () => ReleaseName): Backend => ({
  ...backend,
  invoke: async (name, body, options) => {
    try {
      return await backend.invoke(name, body, options)
    } catch (error) {
      // Without a network there is nobody to tell.
      if (isCall(error) && (isMalformed(error) || (isOutage(error) && navigator.onLine)))
        report(error, contextOf(name, error), { region: region(), quiet: true })
      throw error
    }
  },
})

/** The shell's own host, which a part in a slot must find past the host of the page around it. */
const ShellHostContext = createContext<Host | null>(null)

interface ReleaseHostProps {
  readonly remote: string
  /** The version that is shown, which is another one after the first did not work. */
  readonly versionOf: () => string
  readonly children: ReactNode
}

/** The host as one release sees it: what it reports, calls and measures is told as its own. */
export const ReleaseHost = ({ remote, versionOf, children }: ReleaseHostProps) => {
  const around = use(HostContext)
  const host = use(ShellHostContext) ?? around
  const { report, measures } = useSite()
  const own = useMemo<Host | null>(() => {
    const region = (): ReleaseName => ({ remote, version: versionOf() })
    return (
      host && {
        ...host,
        backend: watched(host.backend, report, region),
        report: (error, context) => report(error, context, { region: region() }),
        measure: (name) => void measures.add(`${remote} ${name}`),
      }
    )
  }, [host, remote, versionOf, report, measures])
  return (
    <ShellHostContext value={host}>
      <HostContext value={own}>{children}</HostContext>
    </ShellHostContext>
  )
}
