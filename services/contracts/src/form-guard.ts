/**
 * Spam-protection fields of the three public forms, all optional. A submission that looks automatic is stored, but its mail waits for
 * the operator, so that no real enquiry is lost.
 */
export interface FormGuard {
  /** Honeypot field, hidden from people: any content looks automatic. */
  readonly hp?: string
  /** Milliseconds from showing the form to sending it. */
  readonly elapsedMs?: number
  /** The same for all attempts of one submission; the `Idempotency-Key` header takes precedence. */
  readonly idempotencyKey?: string
}

export const formGuardFields = ['hp', 'elapsedMs', 'idempotencyKey'] as const satisfies readonly (keyof FormGuard)[]

/** A key: 8 to 128 printable ASCII characters without spaces, for example a UUID. */
export const IDEMPOTENCY_KEY = /^[\u0021-\u007e]{8,128}$/
