import { site } from '@site/contracts/site'
import { EMAIL_SHAPE } from '@site/contracts/text'
import { mailTransport, mailVariables } from '@site/http/mail-settings'
import * as z from 'zod/mini'
import type { MailingList } from './mail.ts'
import { webhookKey } from './webhook.ts'

export const httpUrl = z
  .string()
  .check(
    z.refine(
      (text) => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol),
      'takes an http or https address',
    ),
  )

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
  ...mailVariables,
}
type Variables = { readonly [Name in keyof typeof alertVariables]?: string | undefined }

export interface AlertSettings {
  readonly webhook: { readonly url: string; readonly key: Buffer } | null
  readonly mail: MailingList | null
}

/** Longest wait for a mail server, in ms. */
const SEND_MS = 20_000

/** How alerts go out; mails are files below `dataDir` where there is no mail server. Throws where an address has no secret. */
export const readAlertSettings = (values: Variables, dataDir: string): AlertSettings => {
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
            transport: mailTransport(values, { host: site.canonicalHost, dataDir, timeoutMs: SEND_MS }),
          },
  }
}
