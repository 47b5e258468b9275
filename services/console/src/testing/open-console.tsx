import type { AuditAnswer, IdentityAnswer, StatusAnswer, VersionsAnswer } from '@site/contracts/registry-service'
import { sampleAborted, sampleGraph, sampleRamp } from '@site/contracts/testing/ramp-samples'
import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { App } from '../app.tsx'

const AT = '2027-01-01T10:00:00.000Z'

export const identity: IdentityAnswer = {
  subject: 'token:1',
  team: 'platform',
  rights: { '*': ['preview', 'canary', 'promote', 'rollback', 'revoke', 'audit'] },
  expires: null,
}

type Listed = VersionsAnswer['versions'][number]
const listed = (version: string, traffic: number, standard: boolean): Listed => ({
  version,
  traffic,
  default: standard,
  since: traffic > 0 ? AT : null,
  by: traffic > 0 ? 'planner/lee' : null,
  publishedAt: AT,
  publishedBy: 'planner/lee',
  provenance: { commit: 'abcdef0123456789', tree: 'clean', content: null },
  contract: '1.0.0',
  sharedVersions: {},
  routes: [],
  size: { files: 3, bytes: 12_000 },
  changes: null,
})

export const versions: VersionsAnswer = {
  name: 'mf-planner',
  rollsBackTo: '1.0.0-aa',
  fallback: '1.0.0-aa',
  versions: [listed('1.2.0-41db84a4f0', 10, false), listed('1.1.0-e95eb6fcbd', 90, true), listed('1.0.0-aa', 0, false)],
}
const status: StatusAnswer = {
  remotes: [
    { name: 'mf-planner', versions: versions.versions },
    { name: 'mf-guides', versions: [listed('0.1.0-cc', 0, false)] },
  ],
}
const audit: AuditAnswer = { entries: [], next: null }
const now = new Date(AT)

/** What the registry answers, by the path of a call under `/v1`, and what it waits for until it does. */
type Answers = Readonly<
  Record<string, { readonly status?: number; readonly body: object; readonly after?: Promise<unknown> }>
>

const standard: Answers = {
  '/whoami': { body: identity },
  '/status': { body: status },
  '/remotes/mf-planner/versions': { body: versions },
  '/ramps': { body: { ramps: [sampleRamp(now), sampleAborted(now)] } },
  '/ramps/mf-planner/1.2.0-41db84a4f0': { body: sampleRamp(now) },
  '/graph': { body: sampleGraph },
  '/audit': { body: audit },
}

/** Calls that were made with a body, as path and body. */
export type Sent = [path: string, body: unknown][]

/** Puts a registry at the network's edge that gives `answers`, or those of a usual one. Gives what is sent to it. */
export const answerWith = (answers: Answers = {}): Sent => {
  const sent: Sent = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const path = new URL(address, 'http://registry.example').pathname.replace(/^\/v1/, '')
    if (typeof body === 'string') sent.push([path, JSON.parse(body)])
    const found = answers[path] ?? standard[path]
    if (found === undefined) return Response.json({ error: 'Nothing here.', code: 'not_found' }, { status: 404 })
    await found.after
    return Response.json(found.body, { status: found.status ?? 200 })
  })
  return sent
}

/** Opens a page of the console, signed in. */
export const openConsole = (path: string) => {
  sessionStorage.setItem('registry-token', 'sst_1')
  return render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  )
}

/** Leaves nothing behind for other tests. */
export const leaveNothing = (): void => {
  beforeEach(() => sessionStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
}
