import type { IdentityAnswer } from '@site/contracts/registry-service'

/** What the console can do with a remote, by the words of tokens. */
export type Verb = 'preview' | 'canary' | 'promote' | 'rollback' | 'revoke'

const verbsOf = ({ rights }: Pick<IdentityAnswer, 'rights'>, remote: string): readonly string[] => [
  ...(Object.hasOwn(rights, remote) ? (rights[remote] ?? []) : []),
  ...(Object.hasOwn(rights, '*') ? (rights['*'] ?? []) : []),
]

/** Whether a token may do all of it with a remote. The service decides; this only spares a visitor buttons that it would refuse. */
export const may = (identity: Pick<IdentityAnswer, 'rights'>, remote: string, ...verbs: readonly Verb[]): boolean => {
  const held = verbsOf(identity, remote)
  return verbs.every((verb) => held.includes(verb))
}

/** Whether any part of the audit log can be read with it. */
export const mayReadAudit = ({ rights }: Pick<IdentityAnswer, 'rights'>): boolean =>
  Object.values(rights).some((verbs) => verbs.includes('audit'))
