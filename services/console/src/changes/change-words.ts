import { shortVersion } from '../parts/words.ts'
import type { Change, ChangeKind } from './change.ts'

/** What the button of each change says. */
export const actionWords: Readonly<Record<ChangeKind, string>> = {
  ramp: 'Start a ramp',
  promote: 'Promote',
  canary: 'Canary',
  preview: 'Preview',
  revoke: 'Revoke',
  rollback: 'Roll back',
  hold: 'Hold',
  resume: 'Resume',
}

const of = ({ name, version }: { readonly name: string; readonly version: string }): string =>
  `${name} ${shortVersion(version)}`

/** The question of a confirmation. */
export const questionOf = (change: Change): string => {
  switch (change.kind) {
    case 'ramp':
      return `Start a ramp of ${of(change)}?`
    case 'promote':
      return `Promote ${of(change)}?`
    case 'canary':
      return `Give ${of(change)} to a share of visitors?`
    case 'preview':
      return `Preview of ${of(change)}?`
    case 'revoke':
      return `Revoke ${of(change)} for good?`
    case 'rollback':
      return `Roll back ${change.name}?`
    case 'hold':
      return `Hold the ramp of ${change.name}?`
    case 'resume':
      return `Resume the ramp of ${change.name}?`
  }
}

/** What is said when it is done, where the registry has no words of its own. */
export const doneWords: Readonly<Record<ChangeKind, string>> = {
  ramp: 'The ramp has started',
  promote: 'Everybody has it now',
  canary: 'The share has changed',
  preview: 'The preview is ready',
  revoke: 'The version is revoked',
  rollback: 'Rolled back',
  hold: 'The ramp is held',
  resume: 'The ramp goes on',
}
