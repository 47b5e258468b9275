import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programs } from '../support/debian.mjs'
import { until } from '../support/processes.mjs'
import { call, form, heals, hotels, page, readiness, startSmallSite, told } from './small-site.mjs'

/** How far both servers' clocks are off, in hours; 0 unless both are. */
const hoursOff = async ({ address, backendAddress }) => {
  const off = await Promise.all(
    [address, backendAddress].map(async (each) => {
      const date = (await fetch(`${each}/livez`)).headers.get('date')
      return Math.round((Date.parse(date) - Date.now()) / 3_600_000)
    }),
  )
  return off[0] === off[1] ? off[0] : 0
}

const JUMPS = { 'clock three hours ahead': '+3h', 'clock a day back': '-1d' }

/** The clock of both servers jumps while they run, and back; the database keeps the right time. */
export const clockFault = async () => {
  const found = await programs('libfaketime.so.1')
  if (found.missing) return [{ fault: 'clock jump', skipped: found.missing }]
  const folder = mkdtempSync(join(tmpdir(), 'faults-clock-'))
  const file = join(folder, 'now')
  const set = async (offset) => {
    writeFileSync(`${file}.new`, `${offset}\n`)
    renameSync(`${file}.new`, file)
  }
  await set('+0')
  const site = await startSmallSite({
    env: { RATE_LIMIT_FORMS: '12' },
    preload: {
      LD_PRELOAD: found['libfaketime.so.1'],
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // As on a real machine: a clock that is set does not move what counts time that went by.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  })
  try {
    const rows = []
    for (const [fault, offset] of Object.entries(JUMPS)) {
      await set(offset)
      const shift = await until('the clock has jumped', async () => (await hoursOff(site)) !== 0).then(() =>
        hoursOff(site),
      )
      const [pages, search, sent] = await Promise.all([page(site), hotels(site), form(site)])
      // Somebody who was limited before the clock was set back must not wait for the day it came from.
      let limited
      for (let n = 0; n < 14 && limited === undefined; n += 1) {
        const { status, after } = await form(site, { 'x-forwarded-for': `203.0.113.${rows.length + 1}` })
        if (status === 429) limited = Number(after)
      }
      const operator = `${await readiness(site)}; dates in logs are ${shift} h off`
      await set('+0')
      await until('the clock is right again', async () => (await hoursOff(site)) === 0)
      const healed = await heals(site)
      const again = await call(
        site.address,
        '/functions/v1/notify-intake',
        {},
        { 'x-forwarded-for': `203.0.113.${rows.length + 1}` },
      )
      const wait = Math.max(limited ?? 0, Number(again.after ?? 0))
      const fine = shift !== 0 && [pages, search, sent].every(({ status }) => status === 200) && wait <= 60
      rows.push({
        fault,
        visitor: `page ${told(pages)}; search ${told(search)}; form ${told(sent)}; a limited visitor waits ${wait} s at most`,
        operator,
        healed: fine ? healed : null,
      })
    }
    return rows
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
