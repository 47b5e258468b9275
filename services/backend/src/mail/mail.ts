import { site } from '@site/contracts/site'
import type { OutboxTable } from '../database/schema.ts'

export const mailKinds = ['waitlist-confirmation', 'partner-notice', 'partner-confirmation', 'contact-notice'] as const
export type MailKind = (typeof mailKinds)[number]

/** A mail as the outbox holds it. Its schemas ensure that addresses and subject are single lines. */
export interface Mail extends Pick<OutboxTable, 'recipient' | 'reply_to' | 'subject' | 'body_text' | 'body_html'> {
  readonly kind: MailKind
}

/** A field of a form. */
export type Field = readonly [label: string, value: string]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Trusted HTML, which is not escaped again. */
class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** A template tag that escapes every value except HTML from this tag. */
const html = (parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html => {
  const shown = values.map((value) => {
    if (typeof value === 'string') return escapeHtml(value)
    return value instanceof Html ? value.source : value.map(({ source }) => source).join('')
  })
  return new Html(String.raw({ raw: parts }, ...shown))
}

const page = (title: string, content: Html): string =>
  `<!doctype html>${
    html`<html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
      </head>
      <body
        style="font-family:system-ui,sans-serif;line-height:1.5;max-width:36rem;margin:0 auto;padding:1.5rem;color:#1b1b1f"
      >
        ${content}
        <p style="color:#5b5b66;font-size:0.875rem;border-top:1px solid #d8d8de;padding-top:1rem">
          ${site.company.legalName}<br />${site.supportEmail}
        </p>
      </body>
    </html>`.source
  }`

const FOOTER = `-- \n${site.company.legalName}\n${site.supportEmail}\n`

/** A mail of plain paragraphs. */
export const textMail = (head: Pick<Mail, 'kind' | 'recipient' | 'subject'>, paragraphs: readonly string[]): Mail => ({
  ...head,
  reply_to: site.supportEmail,
  body_text: `${paragraphs.join('\n\n')}\n\n${FOOTER}`,
  body_html: page(head.subject, html`${paragraphs.map((paragraph) => html`<p>${paragraph}</p> `)}`),
})

/** A mail to the team with the fields of a form; a reply goes to the sender. */
export const fieldsMail = (head: Omit<Mail, 'body_text' | 'body_html'>, fields: readonly Field[]): Mail => ({
  ...head,
  body_text: `${fields.map(([label, value]) => `${label}:\n${value}`).join('\n\n')}\n`,
  body_html: page(
    head.subject,
    html`<dl>
      ${fields.map(
        ([label, value]) =>
          html`<dt style="font-weight:600">${label}</dt>
            <dd style="margin:0 0 1rem;white-space:pre-wrap">${value}</dd> `,
      )}
    </dl>`,
  ),
})

/**
 * A greeting by name. A confirmation goes to an unverified address, so a "name" with a link would let anyone send advertising through
 * us: then no name is used.
 */
export const greeting = (name: string): string => {
  const plain = name.length <= 60 && /^[\p{L}\p{M}][\p{L}\p{M}\p{N} .,'’-]*$/u.test(name) && !/\.\S/.test(name)
  return plain ? `Hello ${name},` : 'Hello,'
}
