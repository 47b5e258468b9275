import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { call, heals, page, startSmallSite, told } from './small-site.mjs'

const SPELLINGS = 200_000
/** Most the resident memory may grow by, in MB. */
const GROWTH_MB = 60
const AT_ONCE = 32

const residentMb = (pid) => Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** The n-th way to write the path of a file: dots, empty segments, tries and names that are not there. */
const spelling = (folder, file, n) => {
  const bits = n.toString(2).padStart(18, '0')
  const noise = [...bits].map((bit) => (bit === '1' ? './' : '/')).join('')
  const ways = [
    `${folder}${noise}${file}`,
    `${folder}~${n % 1000}/${file}`,
    `${folder}/assets/${n.toString(36)}.js`,
    `${folder}-${n}/${file}`,
  ]
  return ways[n % ways.length]
}

const askAll = async ({ hostname, port }, paths) => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const ask = (path) =>
    new Promise((resolve, reject) => {
      // Not by fetch: it would write the path in its one right way.
      get({ hostname, port, path, agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode))
      }).once('error', reject)
    })
  const statuses = {}
  let next = 0
  const work = async () => {
    for (let n = next++; n < SPELLINGS; n = next++) {
      const status = await ask(paths(n))
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  agent.destroy()
  return statuses
}

/** One small file asked for under 200,000 spellings of its path. */
export const memoryFault = async () => {
  const fault = '200,000 spellings of a path'
  if (process.platform !== 'linux') return [{ fault, skipped: 'resident memory is read from /proc' }]
  const site = await startSmallSite({ env: { LOG_LEVEL: 'warn' } })
  try {
    const { body } = await call(site.address, '/composition.json')
    const entry = new URL(body.remotes[0].entry ?? body.remotes[0].url, site.address).pathname
    const [, folder, file] = /^(\/releases\/[^/]+\/[^/]+)\/(.+)$/.exec(entry)
    const paths = (n) => spelling(folder, file, n)
    // What every process takes once it has answered anything is no growth.
    for (let n = 0; n < 2000; n += 1) await fetch(`${site.address}${entry}`).then((response) => response.arrayBuffer())
    const before = residentMb(site.bff.pid())
    const statuses = await askAll(new URL(site.address), paths)
    const grown = residentMb(site.bff.pid()) - before
    const pages = await page(site)
    return [
      {
        fault,
        visitor: `page ${told(pages)}; spellings answered ${JSON.stringify(statuses)}`,
        operator: `resident memory ${before.toFixed(0)} MB, grown by ${grown.toFixed(0)} MB`,
        healed: grown < GROWTH_MB && pages.status === 200 ? await heals(site) : null,
      },
    ]
  } finally {
    await site.stop()
  }
}
