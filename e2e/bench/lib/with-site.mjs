import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { step } from '../../../scripts/lib/say.mjs'
import { startSite } from '../../../scripts/lib/site.mjs'

/** Runs the site of this checkout on ports and data of its own while `work` measures it; unless told otherwise it turns nobody away, however busy. */
export const withSite = async (work, settings = { SHED_DELAY_MS: '0' }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-bench-'))
  try {
    const site = await step('starting the site', async () =>
      startSite({
        port: await freePort(),
        backendPort: await freePort(),
        dataDir,
        env: { RATE_LIMIT_FORMS: '0', ...settings },
        onOutput: (name, chunk) => process.env.BENCH_VERBOSE && process.stderr.write(`[${name}] ${chunk}`),
      }),
    )
    try {
      return await work(site)
    } finally {
      await site.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
