import type { Command } from './command.ts'
import { audit } from './commands/audit.ts'
import { build, publish } from './commands/build-and-publish.ts'
import { canary, preview, promote, rollback } from './commands/change.ts'
import { revoke } from './commands/revoke.ts'
import { check } from './commands/check.ts'
import { create } from './commands/create.ts'
import { dev } from './commands/dev.ts'
import { login } from './commands/login.ts'
import { ship } from './commands/ship.ts'
import { status } from './commands/status.ts'
import { suite } from './commands/suite.ts'
import { verify } from './commands/verify.ts'

/** Every command, in the order in which a team meets them. */
export const commands: readonly Command[] = [
  create,
  dev,
  check,
  build,
  login,
  publish,
  ship,
  preview,
  suite,
  canary,
  promote,
  rollback,
  revoke,
  status,
  verify,
  audit,
]
