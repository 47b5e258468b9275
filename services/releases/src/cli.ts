import { parseArgs } from 'node:util'
import { KEEP_DAYS, pruneCommand } from './commands/prune-command.ts'
import { PREVIEW_DAYS, previewCommand } from './commands/preview-command.ts'
import { publishCommand } from './commands/publish-command.ts'
import { revokeCommand } from './commands/revoke-command.ts'
import { seedCommand } from './commands/seed-command.ts'
import { settingFrom, type Setting } from './commands/setting.ts'
import { canaryCommand, promoteCommand, rollbackCommand } from './commands/promote-canary-rollback.ts'
import { repairCommand, verifyCommand } from './commands/verify-repair.ts'
import { statusCommand } from './commands/status-command.ts'
import { TOKEN_DAYS, tokenCommand } from './commands/token-command.ts'
import { RegistryError } from './registry/registry-error.ts'

const USAGE = `usage: npm run release -- <command>
  publish  <shell|mf-…> [--no-build]           build it alone, check it against what is live, store it; live for nobody
           [--first-live]                      live for everybody if nothing of its name was published before
  promote  <shell|mf-…> [version]              make a version the default for everybody
  canary   <shell|mf-…> [version] <percent>    give a version a share of the visitors; 0 withdraws it
  rollback <shell|mf-…> [version]              withdraw its canaries, or else go back to the default before this one
  preview  <shell|mf-…> [version] [--days ${PREVIEW_DAYS}]  give a version an address that nobody guesses, for some days
  revoke   <shell|mf-…> <version>              take a version away from everybody for good, whoever has it
  status   [shell|mf-…] [--all]                what is live, since when, by whom, built from what
  prune    [shell|mf-…] [--days ${KEEP_DAYS}] [--dry-run]  delete what nobody was served for that long
  verify   [shell|mf-…] [--remove-orphans]     read every stored file against its hash; remove what nothing refers to
  repair   [shell|mf-…]                        restore damaged files from copies that are whole
  token    create <team> --remote mf-x:publish,promote [--days ${TOKEN_DAYS}] | list | revoke <id>   tokens of the registry service
  seed                                         put the builds of this checkout live, as npm start does
Without a version the newest published one is taken.
Settings: DATA_DIR or RELEASES_URL (a folder, file: or s3://bucket/prefix), RELEASE_BY (name in the journal).`

const wrong = (problem: string): RegistryError => new RegistryError(`${problem}\n${USAGE}`)

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'no-build': { type: 'boolean', default: false },
        'first-live': { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        'remove-orphans': { type: 'boolean', default: false },
        days: { type: 'string' },
        remote: { type: 'string', multiple: true, default: [] },
      },
    })
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error))
  }
}

const NUMBER = /^\d+(?:\.\d+)?%?$/

const runCanary = (setting: Setting, name: string, rest: readonly string[]): Promise<void> => {
  const percent = rest.find((word) => NUMBER.test(word))
  if (percent === undefined) throw wrong('canary takes a share in percent')
  return canaryCommand(
    setting,
    name,
    Number.parseFloat(percent),
    rest.find((word) => word !== percent),
  )
}

const run = async (): Promise<void> => {
  const { values, positionals } = readArguments()
  const [command, name, ...rest] = positionals
  const daysOr = (standard: number): number => {
    const days = Number(values.days ?? standard)
    if (days >= 0) return days
    throw wrong(`--days takes a number, not '${values.days}'`)
  }
  if (rest.length > (command === 'canary' ? 2 : 1)) throw wrong(`'${rest.at(-1)}' is an unexpected argument`)
  const setting = settingFrom(process.env)
  if (command === 'token')
    return tokenCommand(setting, name, rest[0], { remotes: values.remote, days: daysOr(TOKEN_DAYS), now: new Date() })
  if (command === 'seed') return seedCommand(setting)
  if (command === 'status') return statusCommand(setting, name, values.all)
  if (command === 'verify') return verifyCommand(setting, name, values['remove-orphans'])
  if (command === 'repair') return repairCommand(setting, name)
  if (command === 'prune')
    return pruneCommand(setting, name, { days: daysOr(KEEP_DAYS), dryRun: values['dry-run'], now: Date.now() })
  if (name === undefined)
    throw wrong(command === undefined ? 'no command' : `${command} takes shell or the name of a remote`)
  if (command === 'publish')
    return publishCommand(setting, name, { build: !values['no-build'], firstLive: values['first-live'] })
  if (command === 'promote') return promoteCommand(setting, name, rest[0])
  if (command === 'canary') return runCanary(setting, name, rest)
  if (command === 'preview')
    return previewCommand(setting, name, rest[0], { days: daysOr(PREVIEW_DAYS), now: Date.now() })
  if (command === 'revoke') {
    if (rest[0] === undefined) throw wrong('revoke takes the version that nobody may have any more')
    return revokeCommand(setting, name, rest[0])
  }
  if (command === 'rollback') return rollbackCommand(setting, name, rest[0])
  throw wrong(`'${command}' is not a command`)
}

try {
  await run()
} catch (error) {
  console.error(error instanceof RegistryError ? error.message : error)
  process.exitCode = 1
}
