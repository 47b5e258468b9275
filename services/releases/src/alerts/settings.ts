import { site } from '@site/contracts/site'
import { EMAIL_SHAPE } from '@site/contracts/text'
import * as z from 'zod/mini'
import type { MailSettings } from './mail.ts'
import { webhookKey } from './webhook.ts'

const isOf = (text: string, schemes: readonly string[]): boolean =>
  URL.canParse(text) && schemes.includes(new URL(text).protocol)

export const httpUrl = z
  .string()
  .check(z.refine((text) => isOf(text, ['http:', 'https:']), 'takes an http or https address'))

/** `address` or `Name <address>`, without line breaks. */
const MAILBOX = /^(?:[^<>\r\n"]*<([^<>]+)>|([^<>\s]+))$/
const isMailbox = (text: string): boolean => {
  const [, named, bare] = MAILBOX.exec(text) ?? []
  return EMAIL_SHAPE.test(named ?? bare ?? '')
}
const addressesOf = (list: string): string[] => list.split(',').map((each) => each.trim())

/** The settings of alerts, as variables of the environment. */
export const alertVariables = {
  ALERT_WEBHOOK_URL: z.optional(httpUrl),
  ALERT_WEBHOOK_SECRET: z.optional(
    z.string().check(z.refine((text) => webhookKey(text) !== null, 'takes whsec_ and 24 to 64 bytes in base64')),
  ),
  ALERT_MAIL_TO: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => addressesOf(text).length <= 20 && addressesOf(text).every((each) => EMAIL_SHAPE.test(each)),
          'takes up to 20 mail addresses separated by commas',
        ),
      ),
  ),
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.refine((text) => isOf(text, ['smtp:', 'smtps:']), 'takes an address beginning with smtp:// or smtps://'),
      ),
  ),
  MAIL_FROM: z.optional(
    z.string().check(z.refine(isMailbox, 'takes a mail address, or a name and an address as "Name <address>"')),
  ),
}
type Variables = { readonly [Name in keyof typeof alertVariables]?: string | undefined }

export interface AlertSettings {
  readonly webhook: { readonly url: string; readonly key: Buffer } | null
  readonly mail: MailSettings | null
}

/** How alerts go out; `folder` gets the mails where there is no mail server. Throws where an address has no secret. */
export const readAlertSettings = (values: Variables, folder: string): AlertSettings => {
  const { ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: secret, ALERT_MAIL_TO: to } = values
  const key = secret === undefined ? null : webhookKey(secret)
  if (url !== undefined && key === null)
    throw new Error(
      'ALERT_WEBHOOK_SECRET is not set but ALERT_WEBHOOK_URL is: it takes whsec_ and 24 to 64 bytes in base64',
    )
  return {
    webhook: url === undefined || key === null ? null : { url, key },
    mail:
      to === undefined
        ? null
        : {
            to: addressesOf(to),
            from: values.MAIL_FROM ?? `${site.brand} <no-reply@${site.canonicalHost}>`,
            smtpUrl: values.SMTP_URL ?? null,
            folder,
          },
  }
}
