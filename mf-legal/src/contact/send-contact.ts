import type { contactForm } from '@site/contracts/contact'
import { BackendError, type Backend } from '@stageside/kit'
import type * as z from 'zod/mini'

export interface ContactSubmission {
  readonly form: z.infer<typeof contactForm>
  /** Content of the honeypot field, which only programs fill in. */
  readonly hp: string
  /** Milliseconds from the page's start to the submission; programs are faster than people. */
  readonly elapsedMs: number
  /** The same for all attempts of one message, so that it is stored once. */
  readonly key: string
}

/** Spec §7: sends one contact message. Only failure is read from the answer; rejects when there is one. */
export const sendContact = async (backend: Backend, { form, hp, elapsedMs, key }: ContactSubmission): Promise<void> => {
  const body = { ...form, formType: 'contact', hp, elapsedMs }
  const answer = await backend.invoke('send-contact-email', body, { idempotencyKey: key })
  if (typeof answer === 'object' && answer !== null && 'error' in answer && Boolean(answer.error))
    throw new BackendError('http', 'The answer has an error field', { status: 200 })
}

/** What a report may contain: how it failed, never what was typed or the server's message. */
export const reportable = (failure: unknown): { error: Error; context: Record<string, string> } => {
  const { kind, status, code } = failure instanceof BackendError ? failure : { kind: 'unexpected' }
  return {
    // The message of the cause is not sent; whom it charges is read from it.
    error: new Error(`Contact message not sent: ${kind}`, { cause: failure }),
    context: { form: 'contact', kind, status: String(status ?? 'none'), code: code ?? 'none' },
  }
}
