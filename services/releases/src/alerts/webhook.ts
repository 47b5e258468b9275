import { createHmac } from 'node:crypto'
import { subjectOf, type Alert } from './alert.ts'

/** Longest call, in ms; a receiver answers first and works afterwards. */
const TIMEOUT_MS = 10_000
const PREFIX = 'whsec_'
/** Bytes of a secret (Standard Webhooks: 24 to 64). */
const SECRET = { least: 24, most: 64 }

/** The key in a secret of the form `whsec_<base64>`; null of another text. */
export const webhookKey = (secret: string): Buffer | null => {
  const encoded = secret.slice(PREFIX.length)
  if (!secret.startsWith(PREFIX) || !/^[A-Za-z0-9+/]+={0,2}$/.test(encoded)) return null
  const key = Buffer.from(encoded, 'base64')
  return key.length >= SECRET.least && key.length <= SECRET.most ? key : null
}

export const sign = (key: Buffer, id: string, timestamp: number, body: string): string =>
  `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`

/**
 * Sends an alert as https://www.standardwebhooks.com/ has it, so that a receiver checks it with any of its libraries. Rejects unless the
 * receiver answers with 2xx; a redirect is none.
 */
export const webhookSender =
  ({ url, key, now }: { readonly url: string; readonly key: Buffer; readonly now: () => Date }) =>
  async (alert: Alert): Promise<void> => {
    const { id, at, kind, ...data } = alert
    const timestamp = Math.floor(now().getTime() / 1000)
    const body = JSON.stringify({ type: `ramp.${kind}`, timestamp: at, data: { ...data, summary: subjectOf(alert) } })
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': sign(key, id, timestamp, body),
      },
      body,
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the receiver of alerts answered ${response.status}`)
  }
