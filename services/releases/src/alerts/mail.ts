import { site } from '@site/contracts/site'
import type { MailTransport } from '@site/http/mail-transport'
import { subjectOf, type Alert } from './alert.ts'

/** Who gets alerts by mail, and how it goes out. */
export interface MailingList {
  readonly to: readonly string[]
  readonly transport: Pick<MailTransport, 'sendMail'>
}

/** Sends an alert to everybody in one mail. Rejects when it was not accepted. */
export const mailSender =
  ({ to, transport }: MailingList) =>
  (alert: Alert): Promise<void> =>
    transport.sendMail({
      id: alert.id,
      to,
      replyTo: null,
      subject: subjectOf(alert),
      text: [
        `${alert.remote} ${alert.version}, beside ${alert.against}: ${alert.words}`,
        `Live for ${alert.percent} % of visitors. Decided at ${alert.at}.`,
        `-- \n${site.company.legalName}\n`,
      ].join('\n\n'),
      html: null,
      date: new Date(alert.at),
    })
