import type { Backend } from '../backend.ts'
import type { Host, PageHead, ToastMessage } from '../host.ts'
import { answeringBackend, renderedAnswers, type Answers, type Call } from './answers.ts'

export interface FakeHostOptions extends Partial<Omit<Host, 'backend'>> {
  readonly answers?: Answers
  /** Answers with which the server rendered the page (`rendersAnswers` of its route), at `renderedAt`. */
  readonly rendered?: Answers
  /** Parts of the backend to be used in place of what `answers` gives. */
  readonly backend?: Partial<Backend>
}

/** A host and what a page did with it. */
export interface FakeHost {
  readonly host: Host
  readonly calls: readonly Call[]
  readonly toasts: readonly ToastMessage[]
  /** Names of the dialogs that were opened. */
  readonly opened: readonly string[]
  readonly reported: readonly unknown[]
  /** Names that were measured, as often as they were. */
  readonly measured: readonly string[]
  /** What `useHead` gave last; null before that. */
  readonly head: () => PageHead | null
  readonly setHead: (head: PageHead) => void
}

/** A host as the shell provides one, which notes what it is asked for. */
export const fakeHost = ({ answers = {}, rendered, backend = {}, ...parts }: FakeHostOptions = {}): FakeHost => {
  const { renderedAt = Date.now() } = parts
  const calls: Call[] = []
  const toasts: ToastMessage[] = []
  const opened: string[] = []
  const reported: unknown[] = []
  const measured: string[] = []
  let head: PageHead | null = null
  const host: Host = {
    openDialog: (name) => void opened.push(name),
    openWaitlist: () => void opened.push('waitlist'),
    openPartnerContact: () => void opened.push('partner'),
    toast: (message) => void toasts.push(message),
    report: (error) => void reported.push(error),
    measure: (name) => void measured.push(name),
    ...parts,
    ...(rendered === undefined ? {} : { renderedAt }),
    backend: {
      ...answeringBackend(answers, calls),
      ...(rendered === undefined ? {} : { renderedAnswer: renderedAnswers(rendered, renderedAt) }),
      ...backend,
    },
  }
  return {
    host,
    calls,
    toasts,
    opened,
    reported,
    measured,
    head: () => head,
    setHead: (next) => {
      head = next
    },
  }
}
