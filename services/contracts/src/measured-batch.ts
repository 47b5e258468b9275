import * as z from 'zod/mini'
import { measured } from './measured.ts'
import { RELEASE_NAME } from './overrides.ts'

/**
 * What one front server counted in one interval, by remote and version: the body of `POST /v1/measured` of the registry service. The same
 * batch may come twice; `front` and `sequence` name it.
 */
export const measuredBatch = z.object({
  /** Random id of the process. */
  front: z.uuid(),
  sequence: z.int().check(z.gte(0)),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  remotes: z.record(
    z.string().check(z.regex(RELEASE_NAME)),
    z.record(z.string().check(z.minLength(1), z.maxLength(80)), measured),
  ),
})
export type MeasuredBatch = z.infer<typeof measuredBatch>
