import { SMTPServer } from 'smtp-server'

export type Behaviour =
  | { readonly kind: 'accept' }
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'refuse'; readonly code: number }
  /** `first`: only so many mails. */
  | { readonly kind: 'hang'; readonly first?: number }
  | { readonly kind: 'cut' }
  | { readonly kind: 'cut-after' }

export interface FakeSmtp {
  readonly url: string
  readonly port: number
  readonly behave: (behaviour: Behaviour) => void
  /** Mails begun, accepted or not. */
  readonly attempts: () => number
  readonly messages: () => readonly string[]
  readonly messageIds: () => readonly string[]
  readonly recipients: () => readonly string[]
  readonly close: () => Promise<void>
}

const idOf = (message: string): string => /^Message-ID: *(\S+)/im.exec(message)?.[1] ?? ''

/** A real SMTP server on loopback with faults that can be switched on. */
export const fakeSmtp = async (port = 0): Promise<FakeSmtp> => {
  let behaviour: Behaviour = { kind: 'accept' }
  let attempts = 0
  const messages: string[] = []
  const recipients: string[] = []
  const sockets = new Map<number, () => void>()

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 200,
    onMailFrom: (_address, _session, done) => {
      attempts += 1
      if (behaviour.kind === 'hang' && attempts <= (behaviour.first ?? Number.POSITIVE_INFINITY)) return
      done()
    },
    onRcptTo: (address, _session, done) => {
      if (behaviour.kind === 'refuse') {
        done(Object.assign(new Error(`no such mailbox ${address.address}`), { responseCode: behaviour.code }))
        return
      }
      recipients.push(address.address)
      done()
    },
    onData: (stream, session, done) => {
      const { kind } = behaviour
      const wait = behaviour.kind === 'slow' ? behaviour.ms : 0
      if (kind === 'cut') {
        stream.once('data', () => sockets.get(session.remotePort)?.())
        stream.resume()
        return
      }
      let text = ''
      stream.setEncoding('utf8').on('data', (part: string) => (text += part))
      stream.on('end', () => {
        setTimeout(() => {
          messages.push(text)
          if (kind === 'cut-after') sockets.get(session.remotePort)?.()
          else done()
        }, wait)
      })
    },
  })
  server.on('error', () => undefined)
  // A session does not expose its socket; both know the client's port.
  server.server.on('connection', (socket) => {
    const { remotePort } = socket
    if (remotePort === undefined) return
    sockets.set(remotePort, () => socket.destroy())
    socket.on('error', () => undefined).on('close', () => sockets.delete(remotePort))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  const bound = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    behave: (next) => (behaviour = next),
    attempts: () => attempts,
    messages: () => messages,
    messageIds: () => messages.map(idOf),
    recipients: () => recipients,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
