import type { Mail } from '@site/http/mail-transport'
import type { QueuedMail } from '../outbox/queue.ts'

/** A mail of the outbox as it is sent. */
export const mailOf = ({ id, recipient, reply_to, subject, body_text, body_html, created_at }: QueuedMail): Mail => ({
  id,
  to: [recipient],
  replyTo: reply_to,
  subject,
  text: body_text,
  html: body_html,
  date: created_at,
})
