import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../support/processes.mjs'
import { KEYS } from '../topology/topology-site.mjs'
import { call, counted, heals, hotels, page, startSmallSite, told } from './small-site.mjs'

const SOCKETS = 700
const BODY = 200

/** Opens sockets that promise a body and send one byte of it. */
const openSlow = (port, addressOf) => {
  const sockets = Array.from({ length: SOCKETS }, (_, n) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      `POST /functions/v1/hotels HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: ${addressOf(n)}\r\nContent-Type: application/json\r\nContent-Length: ${BODY}\r\n\r\n{`,
    )
    return socket
  })
  return {
    opened: () => sockets.every(({ connecting }) => !connecting),
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

const FROM = {
  'slow bodies: 700 sockets of one address': () => '203.0.113.1',
  'slow bodies: 700 sockets of 700 addresses': (n) => `198.51.${Math.floor(n / 200)}.${n % 200}`,
}

/** Many who send one byte of the body they promise, at the front server and at the backend's own address. */
export const slowBodyFaults = async () => {
  const site = await startSmallSite()
  const rows = []
  try {
    for (const [fault, addressOf] of Object.entries(FROM)) {
      const { port } = new URL(site.address)
      const { port: backendPort } = new URL(site.backendAddress)
      const slow = [openSlow(port, addressOf), openSlow(backendPort, addressOf)]
      try {
        await until('every socket is open', () => slow.every(({ opened }) => opened()))
        await sleep(500)
        const searches = []
        for (let n = 0; n < 30; n += 1) searches.push(await hotels(site))
        const direct = await call(
          site.backendAddress,
          '/functions/v1/hotels',
          { query: 'Melbourne' },
          { apikey: KEYS.BACKEND_ANON_KEY },
        )
        const pages = await page(site)
        const answered = searches.filter(({ status }) => status === 200).length
        const operator = `requests_turned_away_total ${(await counted(site, 'requests_turned_away_total{')) || 'none'}`
        for (const { close } of slow) close()
        const contained = answered === searches.length && pages.status === 200 && direct.status === 200
        rows.push({
          fault,
          visitor: `${answered} of ${searches.length} searches answered; straight to the backend ${told(direct)}; page ${told(pages)}`,
          operator,
          healed: contained ? await heals(site) : null,
        })
      } finally {
        for (const { close } of slow) close()
      }
    }
  } finally {
    await site.stop()
  }
  return rows
}
