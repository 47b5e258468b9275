import { budgets, buildLimits } from '@site/contracts/budgets'
import type { Router } from 'express'
import { readRegistry } from '../../registry/registry-store.ts'
import { defaultOf } from '../../registry/versions.ts'
import type { Store } from '../../store/store.ts'
import { answerAudit } from '../audit/audit-route.ts'
import type { callHandler } from '../call.ts'
import { ServiceError } from '../service-error.ts'
import { statusReader } from './status.ts'
import { readVersions } from './versions.ts'

/** What anybody with a token may read; of the audit log, what their rights show. */
export const readRoutes = (router: Router, handle: ReturnType<typeof callHandler>, store: Store): void => {
  const status = statusReader(store)
  const reading = (action: string) => ({ action, verb: null, recorded: false })

  router.get(
    '/whoami',
    handle(reading('whoami'), async ({ identity: { subject, team, rights, expires } }) => ({
      status: 200,
      body: { subject, team, rights, expires },
    })),
  )
  router.get(
    '/shared',
    handle(reading('shared'), async () => {
      const shell = defaultOf((await readRegistry(store)).microFrontends['shell'])?.extras.modulefederation
      if (shell === undefined) throw new ServiceError(404, 'not_found', 'No shell is live yet.')
      const { version, contract, sharedModules, sharedVersions = {} } = shell
      return {
        status: 200,
        body: {
          shell: version,
          contract,
          sharedModules,
          sharedVersions,
          budgets: { ...budgets, build: buildLimits },
          dryRun: true,
        },
      }
    }),
  )
  router.get(
    '/status',
    handle(reading('status'), async () => ({ status: 200, body: await status() })),
  )
  router.get(
    '/remotes/:name/versions',
    handle(reading('versions'), async ({ name }) => {
      const found = (await status()).remotes.find((remote) => remote.name === name)
      if (found === undefined) throw new ServiceError(404, 'not_found', `${name} has no release yet.`)
      return { status: 200, body: await readVersions(store, found) }
    }),
  )
  router.get(
    '/audit',
    handle(reading('audit'), async ({ identity, request, response }) => {
      const wantsLines = request.accepts(['application/json', 'application/x-ndjson']) === 'application/x-ndjson'
      const body = await answerAudit(store, identity, request.query, wantsLines, response)
      return { status: 200, body }
    }),
  )
}
