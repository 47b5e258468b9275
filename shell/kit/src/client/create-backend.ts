import { partnerMessages } from '@site/contracts/partner-messages'
import { timeLimit } from '@site/contracts/with-timeout'
import { BackendError, type Backend, type CallOptions, type FunctionName, type RenderedAnswer } from '../backend.ts'
import { directAddress } from './direct-address.ts'
import { fromResponse, fromThrown } from './errors.ts'
import { isJson } from './is-json.ts'

export interface BackendAddress {
  /** Where calls go first: the site's own origin. */
  readonly origin: string
  /** Where the direct fetch goes when that fails (spec §7). */
  readonly publicUrl: string
  readonly anonKey: string
  /** Takes an answer that was preloaded with the page, each once; undefined for any other call. */
  readonly takePreloaded?: (name: FunctionName, body: unknown) => RenderedAnswer | undefined
}

const DEFAULT_TIMEOUT_MS = 15_000

const limited = ({ signal, timeoutMs = DEFAULT_TIMEOUT_MS }: CallOptions): AbortSignal =>
  timeLimit(timeoutMs, signal).signal

const keyHeader = ({ idempotencyKey }: CallOptions): Record<string, string> =>
  idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }

/**
 * Fetches, and turns an empty body with a JSON content type into `null`: the client would fail to parse it, and the specification
 * has a message for empty answers.
 */
const fetchWithEmptyAsNull: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!response.ok || !isJson(response)) return response
  const text = await response.text()
  const { status, headers } = response
  // 204 and 205 allow no body, so `null` gets status 200.
  return text.trim() === '' ? new Response('null', { headers }) : new Response(text, { status, headers })
}

/** The client of the backend's functions, which a call would load: for a page that shall work without a network. */
export const loadFunctionsClient = () => import('@supabase/functions-js')

/**
 * The backend as the browser sees it, over the Supabase clients. They are loaded by the first call that needs one, so that other
 * page views do not download them.
 */
export const createBackend = ({ origin, publicUrl, anonKey, takePreloaded }: BackendAddress): Backend => {
  const headers = { apikey: anonKey, Authorization: `Bearer ${anonKey}` }
  const direct = directAddress(publicUrl, origin)

  const invoke: Backend['invoke'] = async (name, body, options = {}) => {
    const answer = takePreloaded?.(name, body)
    if (answer !== undefined) return answer.answer
    const { FunctionsClient, FunctionsHttpError, FunctionsRelayError } = await loadFunctionsClient()
    const signal = limited(options)
    const client = new FunctionsClient(`${origin}/functions/v1`, { headers, customFetch: fetchWithEmptyAsNull })
    const { data, error }: { data: unknown; error: unknown } = await client.invoke(name, {
      body: JSON.stringify(body),
      // In the client's own spelling: otherwise it adds a second header with `text/plain`.
      headers: { 'Content-Type': 'application/json', ...keyHeader(options) },
      signal,
    })
    if (error === null) return data
    if (error instanceof FunctionsRelayError || error instanceof FunctionsHttpError)
      throw await fromResponse(error.context, partnerMessages.http)
    throw fromThrown(error, signal, partnerMessages.fetch)
  }

  const directFetch: Backend['directFetch'] = async (name, body, options = {}) => {
    const signal = limited(options)
    try {
      return await fetch(`${direct}/functions/v1/${name}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', ...keyHeader(options) },
        body: JSON.stringify(body),
        signal,
      })
    } catch (error) {
      throw fromThrown(error, signal, partnerMessages.fetch)
    }
  }

  const joinWaitlist: Backend['joinWaitlist'] = async (entry, options = {}) => {
    const { PostgrestClient } = await import('@supabase/postgrest-js')
    const client = new PostgrestClient(`${origin}/rest/v1`, { headers: { ...headers, ...keyHeader(options) } })
    const { error, status } = await client.from('waitlist').insert(entry).abortSignal(limited(options))
    if (error !== null)
      throw new BackendError(status === 0 ? 'fetch' : 'http', error.message, { status, code: error.code })
  }

  const diagnose: Backend['diagnose'] = async () => {
    await Promise.all(
      ['/health', '/functions/v1/selftest'].map(async (path) => {
        try {
          const answer = await fetch(`${direct}${path}`, { headers, signal: timeLimit(5000).signal })
          console.info('diagnostics', path, answer.status, answer.headers.get('x-request-id'))
        } catch (error) {
          console.info('diagnostics', path, 'unreachable', error)
        }
      }),
    )
  }

  return { invoke, directFetch, joinWaitlist, diagnose }
}
