import type { Composition } from '@site/contracts/composition'
import type { EnteredReport, FailureReport } from '@site/contracts/failure-report'
import type { Registry } from '@site/contracts/registry'
import type { RumBeacon } from '@site/contracts/rum'
import { AddressLimiter } from '@site/http/address-limiter'
import { limitKey } from '@site/http/client-address'
import { contributionsOf } from '@site/releases'
import type { Request } from 'express'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { RateLimiterRes } from 'rate-limiter-flexible'
import type { KnownCompositions } from '../pages/compositions.ts'
import { namesWithCanary } from './canaries.ts'
import type { Counts } from './counts.ts'
import { createFindHeld } from './find-held.ts'
import { heldBy, type Held } from './held.ts'
import { hitsOf, type Charge } from './hits.ts'

/** Failures that one address can have counted in a minute: one browser must not be able to end a ramp. */
export const COUNTED_FAILURES = 10
const MINUTE_S = 60

/** What is counted of releases, for their ramps. */
export interface Measuring {
  /** A page of `owner` (null: the shell) was sent for this request, in the composition of everybody who chose nothing. */
  readonly visit: (request: Request, composition: Composition, owner: string | null) => void
  readonly entered: (report: EnteredReport, request: Request) => void
  readonly failure: (report: FailureReport, request: Request) => void
  readonly view: (beacon: RumBeacon, request: Request) => void
  /** Names with a canary, whose visitors are to say that they came. */
  readonly canaries: () => ReadonlySet<string>
}

const nothing = (): void => undefined
/** For a front server that has no registry service to tell. */
export const measuresNothing: Measuring = {
  visit: nothing,
  entered: nothing,
  failure: nothing,
  view: nothing,
  canaries: () => new Set(),
}

export type FailureOutcome = 'counted' | 'over the limit'

export interface MeasuringInput {
  readonly counts: Counts
  readonly registry: () => Registry
  readonly recall: KnownCompositions['recall']
  readonly onFailure: (outcome: FailureOutcome) => void
  readonly onProblem: (error: unknown) => void
}

/** A release that a browser names; null where it is not published. */
const publishedOf = (remote: string, version: string, { microFrontends }: Registry): Held | null => {
  const versions = Object.hasOwn(microFrontends, remote) ? microFrontends[remote] : undefined
  return versions?.some(({ metadata }) => metadata.version === version) === true ? { name: remote, version } : null
}

/** Whom a report charges; null where it names a release that is not published. */
const chargeOf = ({ charged, context, earlier = [] }: FailureReport, registry: Registry): Charge | null => {
  const { remote, version } = context
  // A shell that is older than `charged` says whom it charges by naming it.
  if (!(charged ?? remote !== undefined)) return { release: null, earlier }
  const release = remote === undefined || version === undefined ? null : publishedOf(remote, version, registry)
  return release && { release, earlier }
}

/** Kept results of a user agent and of a page: both are few, and a visit must cost next to nothing. */
const KEPT = 2000

export const createMeasuring = ({ counts, registry, recall, onFailure, onProblem }: MeasuringInput): Measuring => {
  const bots = new LRUCache<string, boolean>({ max: KEPT })
  const pages = new LRUCache<string, readonly Held[]>({ max: KEPT })
  const { findHeld, isGiven } = createFindHeld(registry, recall)
  const limiter = new AddressLimiter({ points: COUNTED_FAILURES, duration: MINUTE_S })

  const isBot = ({ headers: { 'user-agent': agent = '' } }: Request): boolean => {
    const known = bots.get(agent)
    if (known !== undefined) return known
    // A browser names itself.
    const found = agent === '' || isbot(agent)
    bots.set(agent, found)
    return found
  }

  const heldOf = ({ id, remotes, shell, frame }: Composition, owner: string | null): readonly Held[] => {
    const key = `${id} ${owner}`
    const known = pages.get(key)
    if (known !== undefined) return known
    const versions = { shell, ...Object.fromEntries(remotes.map(({ name, version }) => [name, version])) }
    const held = heldBy({ versions, fills: frame?.fills ?? [], owner })
    pages.set(key, held)
    return held
  }

  /** Of the releases that a visitor came to within the document, those that its page did not hold; of a name the first, which had the visit. */
  const enteredOf = ({ entered = [] }: FailureReport, held: readonly Held[]): readonly Held[] =>
    held.length === 0
      ? []
      : [...new Map(entered.toReversed().map((each) => [each.remote, each])).values()].flatMap(
          ({ remote, version }) => {
            const found = publishedOf(remote, version, registry())
            return found === null || held.some(({ name }) => name === found.name) ? [] : [found]
          },
        )

  const isAllowed = async ({ ip = 'unknown' }: Request): Promise<boolean> => {
    try {
      await limiter.consume(limitKey(ip))
      return true
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false
      throw refusal
    }
  }

  const countFailure = async (report: FailureReport, request: Request): Promise<void> => {
    const names = namesWithCanary(registry())
    if (names.size === 0 || report.overridden === true || isBot(request)) return
    const charge = chargeOf(report, registry())
    if (charge === null) return
    const held = await findHeld(report.composition, report.document ?? report.path)
    const hits = hitsOf(charge, [...held, ...enteredOf(report, held)]).filter(({ name }) => names.has(name))
    if (hits.length === 0) return
    const isCounted = await isAllowed(request)
    onFailure(isCounted ? 'counted' : 'over the limit')
    if (isCounted) for (const { as, ...release } of hits) counts.hit(release, as)
  }

  const countEntered = async ({ composition, release }: EnteredReport, request: Request): Promise<void> => {
    const found = publishedOf(release.remote, release.version, registry())
    if (found === null || !namesWithCanary(registry()).has(found.name) || isBot(request)) return
    // A composition that was never given is made up.
    if (await isGiven(composition)) counts.visit(found)
  }

  /** Whether the release declared a measure of this name. */
  const declares = ({ name, version }: Held, measure: string): boolean =>
    registry().microFrontends[name]?.some(
      ({ metadata, extras }) =>
        metadata.version === version && contributionsOf(extras.modulefederation).measures.includes(measure),
    ) === true

  const countView = async (beacon: RumBeacon, request: Request): Promise<void> => {
    const names = namesWithCanary(registry())
    if (names.size === 0 || beacon.overridden === true || isBot(request)) return
    for (const release of await findHeld(beacon.composition, beacon.path)) {
      if (!names.has(release.name)) continue
      counts.vitals(release, beacon.vitals)
      const own = (beacon.named ?? []).filter(({ remote }) => remote === release.name).map(({ name }) => name)
      for (const name of new Set(own)) if (declares(release, name)) counts.named(release, name)
    }
  }

  return {
    visit: (request, composition, owner) => {
      const names = namesWithCanary(registry())
      if (names.size === 0 || request.method !== 'GET' || isBot(request)) return
      for (const release of heldOf(composition, owner)) if (names.has(release.name)) counts.visit(release)
    },
    entered: (report, request) => void countEntered(report, request).catch(onProblem),
    failure: (report, request) => void countFailure(report, request).catch(onProblem),
    view: (beacon, request) => void countView(beacon, request).catch(onProblem),
    canaries: () => namesWithCanary(registry()),
  }
}
