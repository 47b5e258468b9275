import type { Token } from '../auth/find-token.ts'
import { Failure, messageOf, type Told } from '../failure.ts'
import { refusal, type Refusal } from './wire.ts'

/** The registry answered, and not with what was asked for. */
export class AnswerFailure extends Failure {
  readonly status: number
  readonly code: string
  /** Seconds that the registry asks to wait. */
  readonly retryAfter: number | undefined

  constructor(told: Told, status: number, code: string, retryAfter: number | undefined) {
    super(told)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

/** No answer came. `neverSent` where no connection was made, so that certainly nothing was done. */
export class Unreached extends Failure {
  readonly neverSent: boolean
  constructor(told: Told, neverSent: boolean, cause: unknown) {
    super(told, cause)
    this.neverSent = neverSent
  }
}

interface Answer {
  /** What was asked for. */
  readonly path: string
  readonly address: string
  readonly token: Token
  readonly status: number
  readonly headers: Pick<Headers, 'get'>
  readonly body: string
}

const NOTHING = 'Nothing changed: what visitors see is what it was.'

/** What an answer of each kind means and what helps, where the registry's own sentence says what happened. */
const MEANINGS: Readonly<Record<number, (answer: Answer) => Omit<Told, 'happened'>>> = {
  401: ({ token }) => ({
    means: `The registry does not take the token from ${token.from}: it is unknown, revoked or expired. ${NOTHING}`,
    remedy: 'Run `remote login` with a valid token, or set REMOTE_TOKEN. Whoever runs the site gives out tokens.',
  }),
  403: () => ({
    means: `Your team's token does not hold the right for that. ${NOTHING}`,
    remedy: 'See what it may do with `remote login --show`; whoever runs the site can give your team the right.',
  }),
  404: () => ({
    means: `The registry knows no such thing. ${NOTHING}`,
    remedy: '`remote status` lists remotes and versions; check the name.',
  }),
  409: () => ({
    means: `Somebody changed the same thing meanwhile, or it is not in the state that this needs. ${NOTHING}`,
    remedy: 'Look with `remote status`, then decide again.',
  }),
  413: () => ({
    means: `A file, or the whole build, is larger than the registry takes. ${NOTHING}`,
    remedy: 'Make the build smaller: load large parts on demand, and keep pictures and data out of it.',
  }),
  422: ({ path }) =>
    path.includes('/uploads')
      ? {
          means: `The registry checked it against what is live and refused it. ${NOTHING}`,
          remedy: 'Mend what is listed, then run the command again; `remote check` says the same without publishing.',
        }
      : {
          means: `The registry refused it. ${NOTHING}`,
          remedy: 'Look with `remote status --all`, which lists every version, then decide again.',
        },
  429: () => ({
    means: `Your team has used what it may in this time. ${NOTHING}`,
    remedy: 'Wait, then run the command again: what was uploaded is not uploaded twice.',
  }),
}

const SERVER = {
  means: 'The registry, or a proxy before it, is in trouble. What you asked for may or may not have been done.',
  remedy: 'Look with `remote status`, then run the command again; what was uploaded is not uploaded twice.',
}

const STRANGE = {
  means:
    'That is not how the registry answers this command: another service may listen at this address, or another version.',
  remedy: 'Check the address (--registry, REGISTRY_URL) and update @stageside/remote.',
}

const bodyOf = (body: string): Refusal | undefined => {
  try {
    return refusal.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

const seconds = (header: string | null): number | undefined => {
  const value = Number(header)
  return header !== null && value >= 0 ? value : undefined
}

/** The failure that an answer with an error status means. */
export const explainAnswer = (answer: Answer): AnswerFailure => {
  const { status, address } = answer
  const said = bodyOf(answer.body)
  const retryAfter = seconds(answer.headers.get('retry-after'))
  const known = status >= 500 ? SERVER : said === undefined ? STRANGE : (MEANINGS[status]?.(answer) ?? STRANGE)
  const issues = (said?.issues ?? []).map(({ file, path, message }) => {
    const where = file ?? path
    return where === undefined || message.includes(where) ? message : `${where}: ${message}`
  })
  const sentence = said?.error.replace(/(?<![.!?])$/, '.')
  return new AnswerFailure(
    {
      happened: sentence ?? `${address} answered ${status}.`,
      ...known,
      ...(status === 429 && retryAfter !== undefined
        ? { remedy: `Run the command again in ${retryAfter} s: what was uploaded is not uploaded twice.` }
        : {}),
      issues,
    },
    status,
    said?.code ?? '',
    retryAfter,
  )
}

/** Errors of a connection that was never made. */
const NEVER_SENT = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT/

const causeOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  return [code, messageOf(cause)].filter((part) => part !== '').join(' ')
}

/** The failure of a request that got no answer. */
export const unreachable = (address: string, error: unknown): Unreached => {
  const why = causeOf(error)
  const neverSent = NEVER_SENT.test(why)
  return new Unreached(
    {
      happened: `No answer from ${address} (${why}).`,
      means: neverSent
        ? 'The registry could not be reached, so nothing was done.'
        : 'The connection was lost, so what was asked for may or may not have been done.',
      remedy: neverSent
        ? 'Check the address (--registry, REGISTRY_URL) and your network, then run the command again.'
        : 'Look with `remote status`, then run the command again; what was uploaded is not uploaded twice.',
    },
    neverSent,
    error,
  )
}

/** The failure of an answer that cannot be read. */
export const unreadable = (address: string, path: string, why: string, cause: unknown): Failure =>
  new Failure({ happened: `The answer of ${address} to ${path} cannot be read: ${why}`, ...STRANGE }, cause)
