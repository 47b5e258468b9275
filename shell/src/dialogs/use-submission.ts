import { BackendError, useHost } from '@stageside/kit'
import { newId } from '@stageside/kit/new-id'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

export type Values<Name extends string> = { readonly [Field in Name]?: string | undefined }

/** What was typed: an entry to send, or the message of each field that is wrong. */
export type Reading<Name extends string, Entry> = { readonly entry: Entry } | { readonly errors: Values<Name> }

export interface Submission<Name extends string, Entry> {
  /** Names the form in reports. */
  readonly form: string
  readonly read: (values: Values<Name>) => Reading<Name, Entry>
  readonly send: (entry: Entry, idempotencyKey: string) => Promise<void>
  /** Whether a failure is an answer that the form foresees, which nobody needs a report of. */
  readonly isExpected: (error: unknown) => boolean
}

/** What a report may contain: how a form failed, never what was typed or the server's message. */
export const reportable = (form: string, error: unknown): { error: Error; context: Record<string, string> } => {
  const known = error instanceof BackendError ? error : null
  const kind = known?.kind ?? 'unexpected'
  const context = { where: form, kind, status: String(known?.status ?? 'none'), code: known?.code ?? 'none' }
  // The message of the cause is not sent; whom it charges is read from it.
  return { error: new Error(`${form} not sent: ${kind}`, { cause: error }), context }
}

/** A form that is sent once: what was typed, what is wrong with it, and the sending. */
export const useSubmission = <Name extends string, Entry>({
  form,
  read,
  send,
  isExpected,
}: Submission<Name, Entry>) => {
  const { report } = useHost()
  const [values, setValues] = useState<Values<Name>>({})
  const [errors, setErrors] = useState<Values<Name>>({})
  const idempotencyKey = useRef<string | null>(null)
  /** True from the click on: `sending.isPending` follows with the next render. */
  const isSending = useRef(false)

  const sending = useMutation({
    mutationFn: (entry: Entry) => send(entry, (idempotencyKey.current ??= newId())),
    onError: (error) => {
      if (isExpected(error)) return
      const told = reportable(form, error)
      report(told.error, told.context)
    },
    onSettled: () => {
      isSending.current = false
    },
    // Without a network the visitor is told so; by default the call would wait for it.
    networkMode: 'always',
    // What was typed is dropped with the dialog.
    gcTime: 0,
  })

  const edit = (name: Name, value: string): void => {
    if (isSending.current) return
    // An edited text is a new entry: under the old key the server would refuse it.
    idempotencyKey.current = null
    setValues((now) => ({ ...now, [name]: value }))
    setErrors((now) => ({ ...now, [name]: undefined }))
  }

  /** Sends what was typed, or tells what is wrong with it. */
  const submit = (): Values<Name> => {
    if (sending.isSuccess || isSending.current) return {}
    const reading = read(values)
    if ('entry' in reading) {
      setErrors({})
      isSending.current = true
      sending.mutate(reading.entry)
      return {}
    }
    setErrors(reading.errors)
    return reading.errors
  }

  return { values, errors, sending, edit, submit }
}
