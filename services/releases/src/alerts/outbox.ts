import type { Logger } from 'pino'
import { withTimeout } from '@site/contracts/with-timeout'
import * as z from 'zod/mini'
import { inParallel } from '../in-parallel.ts'
import type { Store } from '../store/store.ts'
import { alert, type Alert } from './alert.ts'

export const ALERT_FILE = /^alerts\/[\w-]+\.(?:webhook|mail)\.json$/
const FOLDER = 'alerts'

export type Channel = 'webhook' | 'mail'
/** How an alert goes out; left out where nobody wants it so. */
export type Senders = Partial<Readonly<Record<Channel, (alert: Alert) => Promise<void>>>>

const waiting = z.object({ alert, tries: z.number(), nextAt: z.number() })
type Waiting = z.infer<typeof waiting>

/** Tries of one alert, and the waits between them: 5 s, doubled each time up to an hour; in all some four hours. */
const MOST_TRIES = 14
const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 3_600_000
/** Longest try, in ms: a mail server may be slow at each of its words. */
const SEND_MS = 20_000
/** How long the process that stored an alert has to send it, in ms, before another one does. */
const OWN_MS = 60_000
/** Alerts that may wait; beyond that none is stored, and that is logged. */
const MOST_WAITING = 1000

interface OutboxParts {
  readonly store: Store
  readonly senders: Senders
  readonly log: Pick<Logger, 'error'>
  readonly now: () => Date
}

/**
 * Alerts are stored with the decision that they tell of and removed once they are delivered, by webhook and mail apart: each arrives at least
 * once, however often the process is killed, and rarely twice under the same id.
 */
export const alertOutbox = ({ store, senders, log, now }: OutboxParts) => {
  const own = new Set<string>()
  const channels = (['webhook', 'mail'] as const).filter((channel) => senders[channel] !== undefined)
  const bytesOf = (item: Waiting): Buffer => Buffer.from(JSON.stringify(item))

  const deliver = async (key: string): Promise<void> => {
    const channel = key.endsWith('.mail.json') ? 'mail' : 'webhook'
    const send = senders[channel]
    if (send === undefined) return store.remove(key)
    const bytes = await store.read(key)
    if (bytes === null) return
    const item = waiting.parse(JSON.parse(bytes.toString('utf8')))
    if (now().getTime() < item.nextAt + (own.has(key) ? 0 : OWN_MS)) return
    try {
      await withTimeout(SEND_MS, undefined, () => send(item.alert))
    } catch (error) {
      const tries = item.tries + 1
      if (tries < MOST_TRIES) {
        const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** item.tries)
        return store.write(key, bytesOf({ ...item, tries, nextAt: now().getTime() + wait }))
      }
      log.error({ err: error, alert: item.alert }, `an alert was given up after ${MOST_TRIES} tries by ${channel}`)
    }
    await store.remove(key)
    own.delete(key)
  }

  return {
    /** Stores an alert for every channel; again, it changes nothing. */
    add: async (told: Alert): Promise<void> => {
      if (channels.length === 0) return
      if ((await store.list(FOLDER)).length >= MOST_WAITING)
        return log.error({ alert: told }, 'too many alerts wait already: this one is not sent')
      for (const channel of channels) {
        const key = `${FOLDER}/${told.id}.${channel}.json`
        if (await store.create(key, bytesOf({ alert: told, tries: 0, nextAt: now().getTime() }))) own.add(key)
      }
    },
    /** Sends what is due. */
    deliver: async (): Promise<void> => {
      const keys = (await store.list(FOLDER)).filter((key) => ALERT_FILE.test(key))
      await inParallel(keys, deliver)
    },
  }
}
export type AlertOutbox = ReturnType<typeof alertOutbox>
