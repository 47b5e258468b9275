import { guardNames, rampDecisionKinds, type RampDecision } from '@site/contracts/ramp-view'
import * as z from 'zod/mini'
import type { RampRecord } from '../ramp/ramp-record.ts'

/** Something about a ramp that people are told of. */
export const alert = z.object({
  /** The same at every try, so that who gets it twice can tell. */
  id: z.string(),
  at: z.string(),
  kind: z.enum(rampDecisionKinds),
  remote: z.string(),
  version: z.string(),
  against: z.string(),
  /** Share of the visitors after it, in percent. */
  percent: z.number(),
  guard: z.nullable(z.enum(guardNames)),
  words: z.string(),
})
export type Alert = z.infer<typeof alert>

export const alertOf = ({ name, version, against, unsettled, percent }: RampRecord, decision: RampDecision): Alert => ({
  id: `${name}-${Date.parse(decision.at)}-${decision.kind}`,
  at: decision.at,
  kind: decision.kind,
  remote: name,
  version,
  against,
  percent: unsettled?.percent ?? percent,
  guard: decision.guard,
  words: decision.words,
})

/** The first line of what is said: `mf-a 1.2.0 was taken back`. */
const HAPPENED: Readonly<Record<RampDecision['kind'], string>> = {
  started: 'is being ramped',
  step: 'goes on',
  hold: 'waits',
  resume: 'goes on',
  outage: 'waits: there is trouble that is not its own',
  'outage-over': 'goes on: the trouble is over',
  done: 'is live for everybody',
  aborted: 'was taken back',
  'rolled-back': 'was taken back by hand',
  'taken-over': 'is ramped by hand from now on',
}

export const subjectOf = ({ remote, version, kind, percent }: Alert): string =>
  `${remote} ${version} ${HAPPENED[kind]}${kind === 'step' ? ` at ${percent} %` : ''}`
