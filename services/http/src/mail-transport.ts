import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

/** A mail to be sent. */
export interface Mail {
  /** The left side of its Message-ID, and the name of its file: letters, digits and dashes. */
  readonly id: string
  readonly to: readonly string[]
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  /** Null: the text is all there is. */
  readonly html: string | null
  readonly date: Date
}

/** `sendMail` rejects when the mail was not accepted. A second call sends the same mail under the same Message-ID. */
export interface MailTransport {
  readonly sendMail: (mail: Mail) => Promise<void>
  /** Checks that mail can be sent now; resolves with the kind of transport. */
  readonly check: () => Promise<'smtp' | 'file'>
}

export interface MailOptions {
  readonly from: string
  /** Right side of every Message-ID. */
  readonly host: string
  /** How long sending may take, in ms. */
  readonly timeoutMs: number
}

/** As an object: nodemailer then takes it for one address and never parses a list out of it. */
const one = (address: string) => ({ name: '', address })

const message = ({ id, to, replyTo, subject, text, html, date }: Mail, { from, host }: MailOptions) => ({
  from,
  to: to.map(one),
  ...(replyTo === null ? {} : { replyTo: one(replyTo) }),
  subject,
  text,
  ...(html === null ? {} : { html }),
  messageId: `<${id}@${host}>`,
  date,
  headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
  // What somebody typed must not make nodemailer read a file or a URL.
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Over SMTP. One connection a mail: a server that hangs or disconnects affects that mail only. */
export const smtpTransport = (url: string, options: MailOptions): MailTransport => {
  const limit = Math.max(500, Math.floor(options.timeoutMs / 2))
  const transport = createTransport({
    url,
    connectionTimeout: Math.min(10_000, limit),
    greetingTimeout: Math.min(10_000, limit),
    socketTimeout: limit,
    dnsTimeout: Math.min(10_000, limit),
  })
  return {
    sendMail: async (mail) => {
      await transport.sendMail(message(mail, options))
    },
    check: async () => {
      await transport.verify()
      return 'smtp'
    },
  }
}

/** Into `folder`, one `.eml` a mail named by its id, written atomically; a repeat replaces it. What a kill leaves ends with `.part`. */
export const fileTransport = (folder: string, options: MailOptions): MailTransport => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    sendMail: async (mail) => {
      const { message: content } = await transport.sendMail(message(mail, options))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const target = join(folder, `${mail.id}.eml`)
      if (!Buffer.isBuffer(content)) throw new Error('the mail was not composed in memory')
      // A name of its own: another process may write the same mail.
      const draft = `${target}.${randomUUID().slice(0, 8)}.part`
      await writeFile(draft, content, { mode: 0o600, flush: true })
      await rename(draft, target)
    },
    check: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return 'file'
    },
  }
}
