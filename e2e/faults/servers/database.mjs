import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { startPostgres } from '../topology/data-servers.mjs'
import { programs } from '../support/debian.mjs'
import { form, heals, hotels, page, readiness, startSmallSite, told } from './small-site.mjs'

/** PostgreSQL down, and back after ten seconds; and back before a visitor would notice. */
export const databaseFault = async () => {
  const found = await programs('postgres')
  const fault = 'PostgreSQL down'
  if (found.missing) return [{ fault, skipped: found.missing }]
  const postgres = await startPostgres(found.postgres, await freePort())
  const site = await startSmallSite({ env: { DATABASE_URL: postgres.url } })
  try {
    await postgres.stop('SIGINT')
    const [pages, search, sent] = await Promise.all([page(site), hotels(site), form(site)])
    await sleep(5000)
    const operator = await readiness(site)
    postgres.start()
    const healed = await heals(site)
    const contained = pages.status === 200 && search.status === 200 && sent.code === 'database_away'
    const down = {
      fault,
      visitor: `page ${told(pages)}; search ${told(search)}; form ${told(sent)}`,
      operator,
      healed: contained ? healed : null,
    }
    postgres.kill()
    const waited = await form(site)
    const again = await heals(site)
    const killed = {
      fault: 'PostgreSQL killed, started again',
      visitor: `form ${told(waited)}`,
      operator: `${await readiness(site)}; database log`,
      healed: waited.status === 200 ? again : null,
    }
    return [down, killed]
  } finally {
    await site.stop()
    await postgres.stop('SIGINT')
    rmSync(postgres.folder, { recursive: true, force: true })
  }
}
