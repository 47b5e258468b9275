import type { Logger } from 'pino'
import { mailSender } from '../alerts/mail.ts'
import { alertOutbox } from '../alerts/outbox.ts'
import type { AlertSettings } from '../alerts/settings.ts'
import { webhookSender } from '../alerts/webhook.ts'
import { makeReady } from '../commands/promote-canary-rollback.ts'
import { rampController } from '../ramp/controller.ts'
import { rampChain } from '../ramp/ramp-chain.ts'
import { decisionTeller } from '../ramp/tell-decision.ts'
import type { Store } from '../store/store.ts'
import type { AuditLog } from './audit/audit-log.ts'

interface RampServiceParts {
  readonly store: Store
  readonly settings: AlertSettings
  readonly audit: AuditLog
  readonly log: Logger
  readonly now: () => Date
}

/** What looks after ramps in a process of the registry service. */
export const createRamps = ({ store, settings: { webhook, mail }, audit, log, now }: RampServiceParts) => {
  const alerts = alertOutbox({
    store,
    senders: {
      ...(webhook === null ? {} : { webhook: webhookSender({ ...webhook, now }) }),
      ...(mail === null ? {} : { mail: mailSender(mail) }),
    },
    log,
    now,
  })
  const chain = rampChain(store, (key, error) =>
    log.error({ err: error, key }, 'a record of a ramp cannot be read: the ramp of its remote stands still'),
  )
  const controller = rampController({
    store,
    chain,
    ready: (registry, name, version) => makeReady({ store }, registry, name, version),
    now,
    tell: decisionTeller({ store, record: audit.record, alerts, now }),
  })
  return { alerts, chain, controller }
}
