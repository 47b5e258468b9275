import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import * as z from 'zod'

const alert = z.object({
  type: z.string(),
  data: z.object({
    remote: z.string(),
    version: z.string(),
    percent: z.number(),
    guard: z.string().nullable(),
    words: z.string(),
  }),
})
export type ReceivedAlert = z.infer<typeof alert>

interface Delivery {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** What it says; an error where the signature was not that of the secret when it came. */
  readonly read: ReceivedAlert | Error
}

export interface Receiver {
  readonly address: string
  readonly secret: string
  /** Every alert so far. Throws for one whose signature is not that of the secret. */
  readonly alerts: () => readonly ReceivedAlert[]
  /** Whether the newest delivery would be refused with another body, as who changes it on its way would send it. */
  readonly refusesOtherBody: () => boolean
  readonly stop: () => void
}

/** An HTTP server that gets alerts, and checks them with the library of https://www.standardwebhooks.com/. */
export const startReceiver = async (): Promise<Receiver> => {
  const secret = `whsec_${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')}`
  const webhook = new Webhook(secret)
  const deliveries: Delivery[] = []
  // When it comes, as a signature is good for five minutes.
  const read = (body: string, headers: Record<string, string>): ReceivedAlert | Error => {
    try {
      return alert.parse(webhook.verify(body, headers))
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      deliveries.push({ headers, body, read: read(body, headers) })
      response.writeHead(204).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  return {
    address: `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`,
    secret,
    alerts: () =>
      deliveries.map(({ read: got }) => {
        if (got instanceof Error) throw got
        return got
      }),
    refusesOtherBody: () => {
      const last = deliveries.at(-1)
      if (last === undefined) return false
      try {
        webhook.verify(last.body.replace('"percent":0', '"percent":100'), { ...last.headers })
        return false
      } catch {
        return true
      }
    },
    stop: () => void server.close(),
  }
}
