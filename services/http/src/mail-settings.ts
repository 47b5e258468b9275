import { join } from 'node:path'
import { site } from '@site/contracts/site'
import { EMAIL_SHAPE } from '@site/contracts/text'
import * as z from 'zod/mini'
import { fileTransport, smtpTransport, type MailTransport } from './mail-transport.ts'

/** `address` or `Name <address>`; no line breaks, which would let a setting write mail headers. */
const MAILBOX = /^(?:[^<>\r\n"]*<([^<>]+)>|([^<>\s]+))$/
const isMailbox = (text: string): boolean => {
  const [, named, bare] = MAILBOX.exec(text) ?? []
  return EMAIL_SHAPE.test(named ?? bare ?? '')
}

/** The settings of outgoing mail, as variables of the environment. */
export const mailVariables = {
  SMTP_URL: z.optional(
    z.string().check(
      z.refine((text) => URL.canParse(text) && ['smtp:', 'smtps:'].includes(new URL(text).protocol), {
        error: 'takes an address beginning with smtp:// or smtps://',
      }),
    ),
  ),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(z.refine(isMailbox, { error: 'takes a mail address, or a name and an address as "Name <address>"' })),
  ),
}
type Variables = { readonly [Name in keyof typeof mailVariables]?: string | undefined }

interface MailPlace {
  /** The site's host: of Message-IDs, and of the sender where none is set. */
  readonly host: string
  /** Its folder `mail` gets mails as files where there is no mail server. */
  readonly dataDir: string
  /** How long sending a mail may take, in ms. */
  readonly timeoutMs: number
}

/** How mail goes out by these settings: over SMTP, or into files where no mail server is set. */
export const mailTransport = (
  { SMTP_URL, MAIL_FROM }: Variables,
  { host, dataDir, timeoutMs }: MailPlace,
): MailTransport => {
  const options = { from: MAIL_FROM ?? `${site.brand} <no-reply@${host}>`, host, timeoutMs }
  return SMTP_URL === undefined ? fileTransport(join(dataDir, 'mail'), options) : smtpTransport(SMTP_URL, options)
}
