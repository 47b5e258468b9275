import * as z from 'zod/mini'
import { Failure, messageOf } from '../failure.ts'
import type { Setting } from '../setting.ts'

const answer = z.object({ value: z.string() })

/** How long the forge may take, in ms. */
const TIMEOUT_MS = 10_000

const refused = (why: string, cause?: unknown): Failure =>
  new Failure(
    {
      happened: `The forge gave no identity token: ${why}.`,
      means: 'This job cannot show the registry who it is, so nothing was sent.',
      remedy: 'Give the job `permissions: id-token: write`, or a team token in REMOTE_TOKEN.',
    },
    cause,
  )

/** Asks GitHub Actions for an identity token (OpenID Connect) that is good for one registry and a few minutes. */
const fromActions = async (url: string, bearer: string, audience: string): Promise<string> => {
  const address = new URL(url)
  address.searchParams.set('audience', audience)
  try {
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${bearer}`, accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw refused(`it answered ${response.status}`)
    return answer.parse(await response.json()).value
  } catch (error) {
    throw error instanceof Failure ? error : refused(messageOf(error), error)
  }
}

/**
 * The identity token of a CI job, where it may have one: asked for at GitHub Actions, given in `REMOTE_ID_TOKEN` by GitLab, whose jobs name
 * theirs (`id_tokens`). Undefined elsewhere. The audience is the registry's origin, so that no other service can use it there.
 */
export const forgeToken = async ({ env }: Pick<Setting, 'env'>, registry: string): Promise<string | undefined> => {
  if (env['REMOTE_ID_TOKEN']) return env['REMOTE_ID_TOKEN']
  const url = env['ACTIONS_ID_TOKEN_REQUEST_URL']
  const bearer = env['ACTIONS_ID_TOKEN_REQUEST_TOKEN']
  return url && bearer ? fromActions(url, bearer, new URL(registry).origin) : undefined
}
