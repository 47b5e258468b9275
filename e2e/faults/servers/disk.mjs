import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, rmdirSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../../scripts/lib/say.mjs'
import { until } from '../support/processes.mjs'
import { form, heals, hotels, page, readiness, startSmallSite, told } from './small-site.mjs'

const SIZE_MB = 220

const fill = (folder) => {
  const file = join(folder, 'filler')
  const { bavail, bsize } = statfsSync(folder)
  // In pieces, to the last block.
  writeFileSync(file, Buffer.alloc(Math.max(0, bavail - 4) * bsize))
  try {
    for (let n = 0; n < 100_000; n += 1) writeFileSync(file, Buffer.alloc(1024), { flag: 'a' })
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error
  }
}

/** No room left where database and mails are kept: a small disk of its own, filled to the brim. */
export const diskFault = async () => {
  const fault = 'disk of DATA_DIR full'
  const disk = mkdtempSync(join(tmpdir(), 'faults-disk-'))
  chmodSync(disk, 0o755)
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=755`, 'tmpfs', disk]).then(
    () => true,
    () => false,
  )
  if (!mounted) {
    rmdirSync(disk)
    return [{ fault, skipped: 'a disk can be mounted by root only' }]
  }
  const dataDir = join(disk, 'data')
  mkdirSync(dataDir, { mode: 0o755 })
  const mails = () => {
    try {
      return readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml')).length
    } catch {
      return 0
    }
  }
  try {
    const site = await startSmallSite({ dataDir, env: { OUTBOX_BACKOFF_MS: '500' } })
    try {
      let accepted = (await form(site)).status === 200 ? 1 : 0
      fill(disk)
      // Pages that were allocated before still take rows: the disk counts as full when the first form is refused.
      let refused
      for (let n = 0; n < 400 && refused === undefined; n += 1) {
        const sent = await form(site)
        if (sent.status === 200) accepted += 1
        else refused = sent
      }
      const [pages, search] = await Promise.all([page(site), hotels(site)])
      const operator = `${await readiness(site)}; backend log: ${refused?.code ?? 'nothing refused'}, trace ${refused?.traceId?.slice(0, 8)}…`
      rmSync(join(disk, 'filler'))
      const healed = await heals(site)
      // Every mail of every accepted form must come out in the end; two each.
      const sent = await until('all mail is written', async () => mails() >= accepted * 2, 60_000).catch(() => null)
      const contained = pages.status === 200 && search.status === 200 && refused?.status === 503 && sent !== null
      return [
        {
          fault,
          visitor: `${accepted} forms taken in, then form ${refused === undefined ? 'never refused' : told(refused)}; page ${told(pages)}; search ${told(search)}`,
          operator: `${operator}; ${mails()} mails of ${accepted} accepted forms written in the end`,
          healed: contained ? healed : null,
        },
      ]
    } finally {
      await site.stop()
    }
  } finally {
    await run('umount', ['-l', disk]).catch(() => undefined)
    rmSync(disk, { recursive: true, force: true })
  }
}
