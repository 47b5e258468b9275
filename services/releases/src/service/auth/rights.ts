import { RELEASE_NAME } from '@site/contracts/overrides'
import * as z from 'zod/mini'

/**
 * What a token may do with a remote. `functions` and `audit` are of its team where they stand under `*`; `measure` is of front servers, and
 * counts under `*` alone. `verdict` is of whoever judges a version: a team that holds it for its own remote passes its own examination.
 */
export const verbs = [
  'publish',
  'preview',
  'canary',
  'promote',
  'rollback',
  'revoke',
  'functions',
  'audit',
  'verdict',
  'measure',
] as const
export type Verb = (typeof verbs)[number]

/** Verbs by remote; under `*` those for every remote. */
export const rights = z.record(
  z.string().check(z.refine((name) => name === '*' || RELEASE_NAME.test(name), 'takes mf-…, shell or *')),
  z.array(z.enum(verbs)).check(z.minLength(1)),
)
export type Rights = z.infer<typeof rights>

export interface Identity {
  /** `token:<id>`, or `oidc:` with the subject that the issuer named. */
  readonly subject: string
  readonly team: string
  readonly rights: Rights
  /** When the credential ends, as an ISO date; null of one that does not. */
  readonly expires: string | null
}

/** The name under which a change stands in the journal. */
export const byOf = ({ team, subject }: Pick<Identity, 'team' | 'subject'>): string => `${team}/${subject}`

export const may = ({ rights }: Pick<Identity, 'rights'>, remote: string, verb: Verb): boolean =>
  [remote, '*'].some((name) => Object.hasOwn(rights, name) && rights[name]?.includes(verb) === true)
