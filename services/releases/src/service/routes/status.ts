import type { RegistryVersion } from '@site/contracts/registry'
import type { Verdict } from '@site/contracts/verdict'
import { verdictReader } from '../../ramp/verdicts.ts'
import { serviceOf } from '../../registry/journal.ts'
import { readHistory, readRegistry, REGISTRY_KEY, type Generation } from '../../registry/registry-store.ts'
import type { Store } from '../../store/store.ts'

const versionStatus = (history: readonly Generation[], name: string, { deployment, extras }: RegistryVersion) => {
  const release = extras.modulefederation
  const { live } = serviceOf(history, name, release.version)
  return {
    version: release.version,
    traffic: deployment.traffic,
    default: deployment.default,
    since: live?.at ?? null,
    by: live?.by ?? null,
    publishedAt: release.publishedAt,
    publishedBy: release.publishedBy,
    provenance: { commit: release.commit, tree: release.tree ?? null, content: release.content ?? null },
    contract: release.contract,
    sharedVersions: release.sharedVersions ?? {},
    routes: release.routes.map(({ path, title, page }) => ({ path, title, page })),
  }
}

interface StatusOf<Version> {
  readonly remotes: readonly { readonly name: string; readonly versions: readonly Version[] }[]
}
type Known = StatusOf<ReturnType<typeof versionStatus>>
export type Status = StatusOf<ReturnType<typeof versionStatus> & { readonly verdict: Verdict | null }>

const readStatus = async (store: Store): Promise<Known> => {
  const { microFrontends } = await readRegistry(store)
  const history = await readHistory(store)
  return {
    remotes: Object.entries(microFrontends).map(([name, versions]) => ({
      name,
      versions: versions.map((item) => versionStatus(history, name, item)).toReversed(),
    })),
  }
}

/** What is published and live, newest first. It is computed once for each change: an old journal has thousands of entries. */
const knownReader = (store: Store): (() => Promise<Known>) => {
  let known: { readonly revision: string | null; readonly status: Promise<Known> } | undefined
  return async () => {
    const revision = await store.revision(REGISTRY_KEY)
    if (known?.revision !== revision) known = { revision, status: readStatus(store) }
    const { status } = known ?? { status: readStatus(store) }
    status.catch(() => (known = undefined))
    return status
  }
}

/** The same with the newest verdict of each version. */
export const statusReader = (store: Store): (() => Promise<Status>) => {
  const readKnown = knownReader(store)
  const readVerdicts = verdictReader(store)
  return async () => {
    const [{ remotes }, verdicts] = await Promise.all([readKnown(), readVerdicts()])
    return {
      remotes: remotes.map(({ name, versions }) => ({
        name,
        versions: versions.map((each) => ({ ...each, verdict: verdicts.get(`${name}/${each.version}`) ?? null })),
      })),
    }
  }
}
