import { BackendError } from '@site/kit'

/** What a report may contain: how a form failed, never what was typed or the server's message. */
export const reportable = (form: string, error: unknown): { error: Error; context: Record<string, string> } => {
  const kind = error instanceof BackendError ? error.kind : 'unexpected'
  const status = error instanceof BackendError && error.status !== null ? String(error.status) : 'none'
  const code = error instanceof BackendError && error.code !== null ? error.code : 'none'
  return { error: new Error(`${form} not sent: ${kind}`), context: { where: form, kind, status, code } }
}
