import { createServer, connect } from 'node:net'
import { counted, form, heals, hotels, page, readiness, startSmallSite, told } from './small-site.mjs'

/** How a call is treated on its way to the backend; `pass` is the backend itself. */
const FAULTS = {
  'backend down': 'refuse',
  'backend slow (30 s)': (socket) =>
    setTimeout(() => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}'), 30_000),
  'backend answers garbage': (socket) => socket.end('\u0000\u0001\u0002 this is no HTTP\r\n\r\n'),
  'backend closes half-way': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 4000\r\n\r\n{"hotels":[')
    setTimeout(() => socket.end(), 100)
  },
  'backend takes the call and hangs up': (socket) => socket.end(),
}

/** A wire between front server and backend that can be made faulty. */
const startWire = async (target) => {
  let fault = null
  const sockets = new Set()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    if (fault === 'refuse') return void socket.resetAndDestroy()
    if (fault !== null) return void socket.once('data', () => fault?.(socket))
    const onward = connect(target, '127.0.0.1')
    onward.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.on('close', () => onward.destroy())
    socket.pipe(onward).pipe(socket)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  return {
    port,
    turn: async (next) => {
      for (const socket of sockets) socket.destroy()
      if (fault === 'refuse') await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
      fault = next
      if (next === 'refuse') await new Promise((resolve) => server.close(resolve))
    },
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** Backend down, slow, answering garbage, closing half-way. Pages must go on; calls must end with a sentence. */
export const backendFaults = async () => {
  let wire
  const site = await startSmallSite({
    between: async (port) => {
      wire = await startWire(port)
      return wire.port
    },
  })
  const rows = []
  try {
    for (const [fault, treat] of Object.entries(FAULTS)) {
      await wire.turn(treat)
      const [pages, search, sent] = await Promise.all([page(site), hotels(site), form(site)])
      const operator = `${await readiness(site)}; backend_failures_total ${await counted(site, 'backend_failures_total{')}`
      await wire.turn(null)
      const healed = await heals(site)
      // A call must end in an error or be cut; a page must not notice.
      const contained =
        pages.status === 200 && [search, sent].every(({ status, rest }) => status >= 500 || rest !== undefined)
      rows.push({
        fault,
        visitor: `page ${told(pages)}; search ${told(search)}; form ${told(sent)}`,
        operator,
        healed: contained ? healed : null,
      })
    }
  } finally {
    await site.stop()
    wire?.stop()
  }
  return rows
}
