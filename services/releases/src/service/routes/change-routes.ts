import type { Router } from 'express'
import * as z from 'zod/mini'
import { previewAddress, PREVIEW_DAYS } from '../../commands/preview-command.ts'
import { canaryCommand, promoteCommand, rollbackCommand } from '../../commands/promote-canary-rollback.ts'
import { revokeCommand, revokeOutcome, versionToRevoke } from '../../commands/revoke-command.ts'
import type { Setting } from '../../commands/setting.ts'
import { readRegistry } from '../../registry/registry-store.ts'
import { createPreview } from '../../registry/previews.ts'
import { findVersion, newestVersion, versionMeant } from '../../registry/versions.ts'
import type { Store } from '../../store/store.ts'
import { byOf, type Verb } from '../auth/rights.ts'
import type { Answer, Call, callHandler } from '../call.ts'
import { parse } from '../parse.ts'

const DAY_MS = 24 * 3600 * 1000
const MOST_PREVIEW_DAYS = 90

const version = z.string().check(z.regex(/^[0-9a-z.-]{1,80}$/))
const bodies = {
  promote: z.strictObject({ version: z.optional(version) }),
  canary: z.strictObject({ version: z.optional(version), percent: z.number().check(z.gte(0), z.lte(100)) }),
  rollback: z.strictObject({ version: z.optional(version) }),
  revoke: z.strictObject({ version, dryRun: z._default(z.boolean(), false) }),
  preview: z.strictObject({
    version: z.optional(version),
    days: z._default(z.number().check(z.gt(0), z.lte(MOST_PREVIEW_DAYS)), PREVIEW_DAYS),
  }),
}

interface ChangeParts {
  readonly store: Store
  /** Address of the site, for the addresses of previews. */
  readonly siteUrl: string
  readonly now: () => Date
}

const WARNING = /^warning: /

/** Runs a command of the command line for a caller. Gives what it said. */
const withCommand = async (store: Store, { identity }: Call, run: (setting: Setting) => Promise<void>) => {
  const said: string[] = []
  await run({ root: '', store, by: byOf(identity), say: (line) => void said.push(line) })
  return {
    message: said.filter((line) => !WARNING.test(line)).join('\n'),
    warnings: said.filter((line) => WARNING.test(line)).map((line) => line.replace(WARNING, '')),
  }
}

/** What changes which version is live, by the same commands as the command line. */
export const changeRoutes = (
  router: Router,
  handle: ReturnType<typeof callHandler>,
  { store, siteUrl, now }: ChangeParts,
): void => {
  const chosen = async ({ name }: Call, wanted: string | undefined): Promise<string> => {
    const registry = await readRegistry(store)
    return wanted === undefined ? newestVersion(registry, name) : versionMeant(registry, name, wanted)
  }

  const change = (verb: Verb, work: (call: Call) => Promise<object>): void =>
    void router.post(
      `/remotes/:name/${verb}`,
      handle({ action: verb, verb, recorded: true }, async (call): Promise<Answer> => ({
        status: 200,
        body: { name: call.name, ...(await work(call)) },
      })),
    )

  change('promote', async (call) => {
    const asked = parse(bodies.promote, await call.json())
    const which = await chosen(call, asked.version)
    call.about({ version: which })
    return {
      version: which,
      ...(await withCommand(store, call, (setting) => promoteCommand(setting, call.name, which))),
    }
  })
  change('canary', async (call) => {
    const asked = parse(bodies.canary, await call.json())
    const which = await chosen(call, asked.version)
    call.about({ version: which, detail: `${asked.percent} %` })
    const told = await withCommand(store, call, (setting) => canaryCommand(setting, call.name, asked.percent, which))
    return { version: which, percent: asked.percent, ...told }
  })
  change('rollback', async (call) => {
    const asked = parse(bodies.rollback, await call.json())
    const to = asked.version === undefined ? undefined : await chosen(call, asked.version)
    if (to !== undefined) call.about({ version: to })
    const told = await withCommand(store, call, (setting) => rollbackCommand(setting, call.name, to))
    call.about({ detail: told.message })
    return told
  })
  change('revoke', async (call) => {
    const asked = parse(bodies.revoke, await call.json())
    call.about({ version: asked.version })
    if (asked.dryRun) call.about({ action: 'check', detail: 'what revoking it would do' })
    const which = await versionToRevoke(store, call.name, asked.version)
    call.about({ version: which })
    // What it would do reads the whole journal: nobody waits for that who takes a version away in a hurry.
    if (asked.dryRun) return revokeOutcome(store, call.name, which)
    return {
      version: which,
      ...(await withCommand(store, call, (setting) => revokeCommand(setting, call.name, which))),
    }
  })
  change('preview', async (call) => {
    const asked = parse(bodies.preview, await call.json())
    const which = await chosen(call, asked.version)
    call.about({ version: which, detail: `${asked.days} days` })
    const { routes } = findVersion(await readRegistry(store), call.name, which).extras.modulefederation
    const until = new Date(now().getTime() + asked.days * DAY_MS)
    const token = await createPreview(store, { [call.name]: which }, until, byOf(call.identity))
    const url = previewAddress(siteUrl, routes, token)
    return {
      version: which,
      url,
      expires: until.toISOString(),
      message: `preview until ${until.toISOString()}: ${url}`,
    }
  })
}
