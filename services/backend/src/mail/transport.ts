import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { QueuedMail } from '../outbox/queue.ts'

/** `sendMail` rejects when the mail was not accepted. A second call sends the same mail under the same Message-ID. */
export interface MailTransport {
  readonly sendMail: (mail: QueuedMail) => Promise<void>
  /** Checks that mail can be sent now; resolves with the kind of transport. */
  readonly check: () => Promise<string>
}

export interface MailOptions {
  readonly from: string
  /** Right side of every Message-ID. */
  readonly host: string
  readonly timeoutMs: number
}

const message = (mail: QueuedMail, { from, host }: MailOptions) => ({
  from,
  // As objects: nodemailer then takes each for one address and never parses a list out of it.
  to: { name: '', address: mail.recipient },
  ...(mail.reply_to === null ? {} : { replyTo: { name: '', address: mail.reply_to } }),
  subject: mail.subject,
  text: mail.body_text,
  html: mail.body_html,
  messageId: `<${mail.id}@${host}>`,
  date: mail.created_at,
  headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
  // Form input must not make nodemailer read a file or a URL.
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

/** Into `folder`, one `.eml` a mail named by its id, written atomically; a repeat replaces it. */
export const fileTransport = (folder: string, options: MailOptions): MailTransport => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    sendMail: async (mail) => {
      const { message: content } = await transport.sendMail(message(mail, options))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const target = join(folder, `${mail.id}.eml`)
      const draft = `${target}.${createHash('sha1').update(String(mail.claimed_by)).digest('hex').slice(0, 8)}.part`
      if (!Buffer.isBuffer(content)) throw new Error('the mail was not composed in memory')
      await writeFile(draft, content, { mode: 0o600, flush: true })
      await rename(draft, target)
    },
    check: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return 'file'
    },
  }
}
