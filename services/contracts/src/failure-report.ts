import * as z from 'zod/mini'
import { enteredRelease } from './entered.ts'

const short = z.string().check(z.maxLength(500))

/** Releases that one document may meet: more than a site has remotes. */
const MOST_RELEASES = 200

/** One failure as a browser reports it to `/report`: nothing that was typed, and of addresses the path alone. */
export const failureReport = z.object({
  composition: short,
  message: short,
  /** Of the page that was shown when it happened. */
  path: short,
  /** What the shell knows of it. `remote` and `version`, where there are any: the release that is charged, or where it happened. */
  context: z
    .record(z.string().check(z.maxLength(40)), short)
    .check(z.refine((value) => Object.keys(value).length <= 12, { error: 'takes 12 entries at most' })),
  /**
   * Whether the release in `context` is at fault: its code threw, its files are wrong, or a call of it was refused as malformed. If not,
   * nobody is: the network, the backend, or somebody unknown.
   */
  charged: z.optional(z.boolean()),
  /** Path of the page that the document was loaded for; visitors go on to others without loading one. */
  document: z.optional(short),
  /** Names that were charged with failures of the same document before, and `NOBODY`: a visit counts once for each guard of a ramp. */
  earlier: z.optional(z.array(short).check(z.maxLength(MOST_RELEASES))),
  /** Releases that the visitor came to within the document, which had their visit counted by themselves. */
  entered: z.optional(z.array(enteredRelease).check(z.maxLength(MOST_RELEASES))),
  /** The visitor chose versions: nothing of theirs is counted. */
  overridden: z.optional(z.literal(true)),
})
export type FailureReport = z.infer<typeof failureReport>

/** That a visitor came to a release within a document: a visit of that release, as the next load of a page would be. */
export const enteredReport = z.object({ composition: short, release: enteredRelease })
export type EnteredReport = z.infer<typeof enteredReport>
