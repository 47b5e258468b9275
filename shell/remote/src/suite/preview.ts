import * as z from 'zod/mini'
import { Failure, messageOf, Misuse } from '../failure.ts'

export interface Preview {
  readonly url: string
  readonly origin: string
  readonly token: string
}

/** Reads an address as `remote preview` prints it. Throws `Misuse` for another one. */
export const previewFrom = (text: string | undefined): Preview => {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined
  const token = url?.searchParams.get('preview') ?? ''
  if (url === undefined || token === '')
    throw new Misuse({
      happened: `'${text ?? ''}' is not the address of a preview.`,
      means: 'Nothing was run.',
      remedy: 'Give the address that `remote preview` printed; it ends with ?preview=…',
    })
  return { url: url.href, origin: url.origin, token }
}

const composition = z.object({ remotes: z.array(z.object({ name: z.string(), version: z.string() })) })
/** How long a site may take, in ms. */
const TIMEOUT_MS = 15_000

const failed = (happened: string, remedy: string, cause?: unknown): Failure =>
  new Failure({ happened, means: 'Nothing was run.', remedy }, cause)

/** The version of a remote that a preview shows. Throws `Failure` for a preview that ended: the site then shows what is live. */
export const previewedVersion = async ({ origin, token }: Preview, name: string): Promise<string> => {
  const ask = async () => {
    const response = await fetch(`${origin}/composition.json?preview=${encodeURIComponent(token)}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`it answers ${response.status}`)
    const unknown = response.headers.get('x-unknown-override') ?? ''
    return { isOver: unknown.split(/[\s,]+/).includes('preview'), ...composition.parse(await response.json()) }
  }
  const { isOver, remotes } = await ask().catch((error: unknown) => {
    throw failed(`No site answers at ${origin}: ${messageOf(error).split('\n')[0]}`, 'Check the address.', error)
  })
  const version = remotes.find((remote) => remote.name === name)?.version
  if (isOver || version === undefined)
    throw failed(
      isOver ? 'This preview has ended, or never was.' : `${origin} shows no ${name} in this preview.`,
      'Make one with `remote preview`.',
    )
  return version
}
