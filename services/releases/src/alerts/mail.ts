import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { site } from '@site/contracts/site'
import { subjectOf, type Alert } from './alert.ts'

/** Longest wait for a mail server, in ms. */
const TIMEOUT_MS = 10_000

export interface MailSettings {
  readonly to: readonly string[]
  readonly from: string
  /** Null: mails are files of this folder, as the backend writes them. */
  readonly smtpUrl: string | null
  readonly folder: string
}

const message = (alert: Alert, { from, to }: MailSettings) => ({
  from,
  // As objects: each is one address, and no list is parsed out of it.
  to: to.map((address) => ({ name: '', address })),
  subject: subjectOf(alert),
  text: [
    `${alert.remote} ${alert.version}, beside ${alert.against}: ${alert.words}`,
    `Live for ${alert.percent} % of visitors. Decided at ${alert.at}.`,
    `-- \n${site.company.legalName}\n`,
  ].join('\n\n'),
  messageId: `<${alert.id}@${site.canonicalHost}>`,
  date: new Date(alert.at),
  headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Sends alerts over SMTP, or writes them as `.eml` where there is no server. Rejects when one was not accepted. */
export const mailSender = (settings: MailSettings): ((alert: Alert) => Promise<void>) => {
  const { smtpUrl, folder } = settings
  if (smtpUrl !== null) {
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      dnsTimeout: TIMEOUT_MS,
    })
    return async (alert) => void (await transport.sendMail(message(alert, settings)))
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (alert) => {
    const { message: content } = await transport.sendMail(message(alert, settings))
    if (!Buffer.isBuffer(content)) throw new Error('the mail was not composed in memory')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const target = join(folder, `${alert.id}.eml`)
    await writeFile(`${target}.part`, content, { mode: 0o600, flush: true })
    await rename(`${target}.part`, target)
  }
}
