import { measuredBatch } from '@site/contracts/measured-batch'
import { defaultPlan, rampPlan } from '@site/contracts/ramp-plan'
import { isRunning, type RampView } from '@site/contracts/ramp-view'
import { newVerdict } from '@site/contracts/verdict'
import type { Router } from 'express'
import * as z from 'zod/mini'
import { storeBatch } from '../../ramp/measured-store.ts'
import type { RampRecord } from '../../ramp/ramp-record.ts'
import { POINTS, rampViewOf } from '../../ramp/ramp-view.ts'
import { holdRamp, startRamp, type RampParts } from '../../ramp/start-ramp.ts'
import { addVerdict } from '../../ramp/verdicts.ts'
import { readRegistry } from '../../registry/registry-store.ts'
import { findVersion, newestVersion } from '../../registry/versions.ts'
import { byOf } from '../auth/rights.ts'
import { mustHold, type Answer, type Call, type callHandler } from '../call.ts'
import { parse } from '../parse.ts'
import { ServiceError } from '../service-error.ts'

const version = z.string().check(z.regex(/^[0-9a-z.-]{1,80}$/))
const bodies = {
  ramp: z.strictObject({ version: z.optional(version), plan: z.optional(rampPlan) }),
  nothing: z.strictObject({}),
}

/** Ramps that ended and are listed, and all that one answer looks at. */
const LISTED_ENDED = 20
/** Body of a batch, in bytes: some kB for each remote with a canary. */
const BATCH_BYTES = 512 * 1024
/** Batches that are older, or lie further ahead, are of no use: a front server keeps ten minutes of them. In ms. */
const OLDEST_MS = 20 * 60_000
const AHEAD_MS = 5 * 60_000
const RETRY_S = 5

const byStart = (a: RampRecord, b: RampRecord): number => (a.startedAt < b.startedAt ? 1 : -1)

/** Ramps, what front servers measured for them, and what suites said of versions. */
export const rampRoutes = (router: Router, handle: ReturnType<typeof callHandler>, parts: RampParts): void => {
  const { store, chain, controller, now } = parts
  const view = (record: RampRecord, points?: number): RampView => rampViewOf(record, now(), points)

  const start = async (call: Call): Promise<Answer> => {
    const { name, identity } = call
    const asked = parse(bodies.ramp, await call.json())
    const which = asked.version ?? newestVersion(await readRegistry(store), name)
    call.about({ version: which })
    mustHold(identity, name, 'promote')
    const plan = asked.plan ?? defaultPlan
    const record = await startRamp(parts, { name, version: which, plan, by: byOf(identity) })
    call.about({ detail: record.decisions[0]?.words ?? '' })
    return { status: 201, body: view(record) }
  }
  const hold =
    (isHold: boolean) =>
    async (call: Call): Promise<Answer> => {
      parse(bodies.nothing, await call.json())
      const record = await holdRamp(parts, { name: call.name, by: byOf(call.identity), hold: isHold })
      call.about({ version: record.version, detail: record.decisions.at(-1)?.words ?? '' })
      return { status: 200, body: view(record) }
    }
  const judge = async (call: Call): Promise<Answer> => {
    const said = parse(newVerdict, await call.json())
    const { passed, failed, skipped } = said.counts
    call.about({
      version: said.version,
      detail: `${said.verdict}: ${said.suite}, ${passed} passed, ${failed} failed, ${skipped} skipped`,
    })
    findVersion(await readRegistry(store), call.name, said.version)
    return { status: 201, body: await addVerdict(store, call.name, said, byOf(call.identity), now()) }
  }
  const list = async (): Promise<Answer> => {
    const all = (await chain.ramps()).sort(byStart)
    const running = all.filter(({ state, endedAt }) => isRunning(state) && endedAt === null)
    const ended = all.filter((record) => !running.includes(record)).slice(0, LISTED_ENDED)
    return { status: 200, body: { ramps: [...running, ...ended].map((record) => view(record, POINTS.list)) } }
  }
  const get = async ({ name, request }: Call): Promise<Answer> => {
    const which = String(request.params['version'])
    const found = (await chain.ramps(name)).filter((record) => record.version === which).sort(byStart)[0]
    if (found === undefined) throw new ServiceError(404, 'not_found', `${name}@${which} was not ramped, or long ago.`)
    return { status: 200, body: view(found) }
  }
  const measure = async (call: Call): Promise<Answer> => {
    const { front, sequence, from, to, remotes } = parse(measuredBatch, await call.json(BATCH_BYTES))
    const age = now().getTime() - Date.parse(to)
    if (age > OLDEST_MS || age < -AHEAD_MS)
      throw new ServiceError(
        422,
        'invalid',
        `to is not valid: ${to} is not about now. Check the clocks of both servers.`,
      )
    const running = new Set(await controller.running())
    for (const [name, versions] of Object.entries(remotes))
      if (running.has(name) && !(await storeBatch(store, name, { front, sequence }, { from, to, versions })))
        throw new ServiceError(503, 'unavailable', 'Too much that was measured waits to be counted.', {
          retryAfter: RETRY_S,
        })
    return { status: 204 }
  }

  const reading = { verb: null, recorded: false } as const
  router.post('/remotes/:name/ramp', handle({ action: 'ramp', verb: 'canary', recorded: true }, start))
  router.post('/remotes/:name/hold', handle({ action: 'hold', verb: 'canary', recorded: true }, hold(true)))
  router.post('/remotes/:name/resume', handle({ action: 'resume', verb: 'canary', recorded: true }, hold(false)))
  router.post('/remotes/:name/verdict', handle({ action: 'verdict', verb: 'verdict', recorded: true }, judge))
  router.get('/ramps', handle({ action: 'ramps', ...reading }, list))
  router.get('/ramps/:name/:version', handle({ action: 'ramps', ...reading }, get))
  router.post('/measured', handle({ action: 'measured', verb: 'measure', recorded: false }, measure))
}
