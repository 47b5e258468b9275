import { BackendError } from '@site/kit'

/** What may go into a report: how a form failed, never what was typed or what the server said about it. */
export const reportable = (form: string, error: unknown): { error: Error; context: Record<string, string> } => {
  const kind = error instanceof BackendError ? error.kind : 'unexpected'
  const status = error instanceof BackendError && error.status !== null ? String(error.status) : 'none'
  const code = error instanceof BackendError && error.code !== null ? error.code : 'none'
  return { error: new Error(`${form} not sent: ${kind}`), context: { where: form, kind, status, code } }
}
