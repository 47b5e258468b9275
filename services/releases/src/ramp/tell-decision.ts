import type { RampDecision } from '@site/contracts/ramp-view'
import { alertOf } from '../alerts/alert.ts'
import type { AlertOutbox } from '../alerts/outbox.ts'
import { readAudit, type AuditEvent } from '../service/audit/audit-log.ts'
import type { Store } from '../store/store.ts'
import { CONTROLLER } from './next-record.ts'
import type { RampRecord } from './ramp-record.ts'

/** What people are told of when no person did it. */
const ALERTED: ReadonlySet<RampDecision['kind']> = new Set(['step', 'outage', 'hold', 'done', 'aborted'])
/** Endings by hand: the change itself is in the audit log by its own call, that it ended a ramp is not. */
const BY_HAND: ReadonlySet<RampDecision['kind']> = new Set(['taken-over', 'rolled-back'])

const LONGEST_DETAIL = 600

const eventOf = ({ name, version, by }: RampRecord, decision: RampDecision, now: Date): AuditEvent => ({
  at: now.toISOString(),
  subject: CONTROLLER,
  // Of the team whose ramp it is: they read their own entries.
  team: by.split('/')[0] ?? null,
  address: CONTROLLER,
  action: `ramp ${decision.kind}`,
  remote: name,
  version,
  outcome: 'done',
  detail: decision.words.slice(0, LONGEST_DETAIL),
})

/** Whether the same entry was made since the decision: the next decision comes only after this one is carried out. */
const isRecorded = async (store: Store, { action, remote, detail }: AuditEvent, since: string): Promise<boolean> => {
  for await (const entry of readAudit(store, { since }))
    if (entry.action === action && entry.remote === remote && entry.detail === detail) return true
  return false
}

interface TellParts {
  readonly store: Store
  readonly record: (event: AuditEvent) => Promise<void>
  readonly alerts: Pick<AlertOutbox, 'add'>
  readonly now: () => Date
}

/** Puts a decision into the audit log, and into the outbox of alerts. What a person asked for is recorded by the call itself. */
export const decisionTeller =
  ({ store, record: recordEvent, alerts, now }: TellParts) =>
  async (record: RampRecord, decision: RampDecision, isRepeat: boolean): Promise<void> => {
    const isControllers = decision.by === CONTROLLER
    if (isControllers || BY_HAND.has(decision.kind)) {
      const event = eventOf(record, decision, now())
      if (!isRepeat || !(await isRecorded(store, event, decision.at))) await recordEvent(event)
    }
    if (isControllers && ALERTED.has(decision.kind)) await alerts.add(alertOf(record, decision))
  }
