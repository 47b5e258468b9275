import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.mjs'
import { step } from './say.mjs'
import { startSite } from './site.mjs'

/** Does work against `E2E_BASE_URL` or a site of its own with fresh data; `work` gets the settings that tell browser tests where it is. */
export const withSite = async (work) => {
  if (process.env.E2E_BASE_URL) return work({ E2E_BASE_URL: process.env.E2E_BASE_URL })
  const dataDir = mkdtempSync(join(tmpdir(), 'site-e2e-'))
  const site = await step('starting the site', async () =>
    startSite({
      port: await freePort(),
      backendPort: await freePort(),
      dataDir,
      // Browsers and the site share a few cores here: late turns of the event loop tell nothing.
      // Two workers submit more forms from one address than any visitor would.
      env: { LOG_LEVEL: 'warn', RATE_LIMIT_FORMS: '0', SHED_DELAY_MS: '0' },
      onOutput: (name, chunk) => process.env.E2E_VERBOSE && process.stderr.write(`[${name}] ${chunk}`),
    }),
  )
  try {
    return await work({ E2E_BASE_URL: site.address, E2E_BACKEND_URL: site.backend, E2E_DATA_DIR: dataDir })
  } finally {
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
