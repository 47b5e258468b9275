import { nothingMeasured, type Measured } from '@site/contracts/measured'
import type { RampPlan } from '@site/contracts/ramp-plan'
import type { RampView } from '@site/contracts/ramp-view'
import type { Registry } from '@site/contracts/registry'
import { alertOutbox } from '../alerts/outbox.ts'
import type { Alert } from '../alerts/alert.ts'
import { rampController } from '../ramp/controller.ts'
import { storeBatch } from '../ramp/measured-store.ts'
import { rampChain } from '../ramp/ramp-chain.ts'
import { rampViewOf } from '../ramp/ramp-view.ts'
import { startRamp } from '../ramp/start-ramp.ts'
import { decisionTeller } from '../ramp/tell-decision.ts'
import { addRelease } from '../registry/promote-and-canary.ts'
import { changeRegistry, readHistory, readRegistry } from '../registry/registry-store.ts'
import { openAuditLog, readAudit, type AuditEntry } from '../service/audit/audit-log.ts'
import type { Store } from '../store/store.ts'
import { fakeRelease, registryOf } from './fake-release.ts'

export const side = (visits: number, failures = 0): Measured => ({ ...nothingMeasured, visits, failures })

/** Quick steps: 10 %, 50 %, everybody. */
export const quickPlan: RampPlan = {
  steps: [
    { percent: 10, dwellS: 10, visits: 100 },
    { percent: 50, dwellS: 10, visits: 100 },
    { percent: 100, dwellS: 0, visits: 0 },
  ],
  wrongAlarm: 0.02,
  stepAlarm: 0.004,
}

/** A clock that tests move, in seconds. */
export const testClock = () => {
  let at = Date.UTC(2027, 0, 1)
  return { now: () => new Date(at), pass: (seconds: number): void => void (at += seconds * 1000) }
}
export type TestClock = ReturnType<typeof testClock>

/** `mf-a` 1.0.0 and `mf-b` live, `mf-a` 1.1.0 published. */
export const seedRegistry = (
  store: Store,
  seed: Registry = registryOf(
    fakeRelease('shell', '1.0.0'),
    fakeRelease('mf-a', '1.0.0'),
    fakeRelease('mf-b', '1.0.0'),
  ),
) =>
  changeRegistry(store, { action: 'seed', name: 'mf-a', version: '', by: 'test' }, () =>
    addRelease(seed, fakeRelease('mf-a', '1.1.0')),
  )

/** One process that looks after the ramps of `store`. */
export const rampProcess = (store: Store, clock: TestClock, sent: Alert[] = [], unreadable: string[] = []) => {
  const { now } = clock
  const chain = rampChain(store, (key) => void unreadable.push(key))
  const audit = openAuditLog(store)
  const alerts = alertOutbox({
    store,
    senders: { webhook: async (alert) => void sent.push(alert) },
    log: { error: () => undefined },
    now,
  })
  const tell = decisionTeller({ store, record: audit.record, alerts, now })
  const controller = rampController({ store, chain, ready: async () => undefined, now, tell })
  return {
    controller,
    chain,
    alerts,
    start: (plan = quickPlan) =>
      startRamp(
        { store, chain, controller, now, needsVerdict: false },
        { name: 'mf-a', version: '1.1.0', plan, by: 'team-a/token:1' },
      ),
    look: () => controller.look('mf-a'),
    view: async (): Promise<RampView> => {
      const at = await chain.newest('mf-a')
      if (at === null) throw new Error('mf-a has no ramp')
      return rampViewOf(at.record, now())
    },
  }
}

/** A front server that counts what both sides do, and sends it. */
export const frontServer = (store: Store, clock: TestClock, front = 'front-1') => {
  let sequence = 0
  return async (canary: Measured, rest: Measured): Promise<void> => {
    const at = clock.now().toISOString()
    sequence += 1
    await storeBatch(
      store,
      'mf-a',
      { front, sequence },
      { from: at, to: at, versions: { '1.1.0': canary, '1.0.0': rest } },
    )
  }
}

export const journalOf = async (store: Store): Promise<string[]> =>
  (await readHistory(store))
    .slice(1)
    .map(({ action, name, version, deployments }) => `${action} ${name} ${version} ${deployments[version]}`)

export const auditOf = async (store: Store): Promise<AuditEntry[]> => {
  const entries: AuditEntry[] = []
  for await (const entry of readAudit(store)) entries.push(entry)
  return entries
}

export const trafficOf = async (store: Store, version: string): Promise<number | undefined> =>
  (await readRegistry(store)).microFrontends['mf-a']?.find(({ metadata }) => metadata.version === version)?.deployment
    .traffic
