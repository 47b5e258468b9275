/**
 * What the three public forms may send beside their fields. All optional: a form without them is accepted just the same.
 * A submission that looks automatic is stored but its mail waits for the operator, so that a person is never lost.
 */
export interface FormGuard {
  /** Content of a field hidden from people; anything but empty looks automatic. */
  readonly hp?: string
  /** Milliseconds from showing the form to sending it. */
  readonly elapsedMs?: number
  /** One key for all tries of one submission; the `Idempotency-Key` header comes first. */
  readonly idempotencyKey?: string
}

export const formGuardFields = ['hp', 'elapsedMs', 'idempotencyKey'] as const satisfies readonly (keyof FormGuard)[]

/** A key: 8 to 128 printable ASCII characters without spaces; a UUID does well. */
export const IDEMPOTENCY_KEY = /^[\u0021-\u007e]{8,128}$/
