import * as z from 'zod/mini'
import { Failure, messageOf } from '../failure.ts'

/** What is read of a site's composition: whose pages are where. */
const composition = z.object({
  remotes: z.array(z.object({ name: z.string(), routes: z.array(z.object({ path: z.string() })) })),
})
export type SiteComposition = z.infer<typeof composition>

/** How long a site may take, in ms. */
const TIMEOUT_MS = 15_000

/** The composition that a site, or a dev server, answers. Throws `Failure` where none does. */
export const compositionOf = async (site: string): Promise<SiteComposition> => {
  try {
    const response = await fetch(`${site}/composition.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`it answers ${response.status}`)
    return composition.parse(await response.json())
  } catch (error) {
    const why = error instanceof Error && error.cause instanceof Error ? messageOf(error.cause) : messageOf(error)
    throw new Failure(
      {
        happened: `No site answers at ${site}: ${why.split('\n')[0]}`,
        means: 'Your page is shown inside a site, whose other pages and answers come from there.',
        remedy: 'Name one that runs with --site, SITE_URL, or under "remote" in package.json.',
      },
      error,
    )
  }
}
