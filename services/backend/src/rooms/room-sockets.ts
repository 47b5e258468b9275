import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { AddressLimiter } from '@site/http/address-limiter'
import { clientAddress } from '@site/http/client-address'
import { refuseUpgrade, type UpgradeListener } from '@site/http/upgrades'
import { roomLimits } from '@site/contracts/room'
import { Counter, Gauge, type Registry } from 'prom-client'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Env } from '../config/env.ts'
import type { Database } from '../database/database.ts'
import { refuse, serveConnection } from './connection.ts'
import { createRooms } from './rooms.ts'

/** Shorter than a proxy waits for an idle connection (60 s by default in nginx). */
const PING_MS = 25_000
/** Open connections of one address: a household or a class behind one router. */
const PER_ADDRESS = 50
/** Joins a minute and address. */
const JOINS = { points: 120, duration: 60, keyPrefix: 'room-joins' }
/** Milliseconds of merging a minute and address, a twentieth of a processor: an honest change takes two or three. */
const MERGING = { points: 3000, duration: 60, keyPrefix: 'room-merging' }
/** Bytes of updates of all connections that wait to be stored. */
const MAX_WAITING_BYTES = 16 * 1024 * 1024
/** How long connections may take to close when the process stops. */
const CLOSE_MS = 1000
const GOING_AWAY = 1001

export interface RoomSocketsOptions {
  readonly database: Database
  readonly env: Pick<Env, 'ROOM_CONNECTIONS' | 'TRUST_PROXY'>
  readonly registry: Registry
}

/** The WebSockets of shared plans, within limits per address, per room and in all. */
export const createRoomSockets = ({ database, env, registry }: RoomSocketsOptions) => {
  const stored = new Counter({
    name: 'room_updates_stored_total',
    help: 'Changes of shared plans stored',
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'room_refusals_total',
    help: 'People that a shared plan refused or sent out, by reason',
    labelNames: ['reason'] as const,
    registers: [registry],
  })
  const rooms = createRooms(database, (updates) => stored.inc(updates))
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: roomLimits.maxBytes,
    // Compression keeps memory for each connection, and updates are small.
    perMessageDeflate: false,
  })
  const gauges = { room_connections: () => server.clients.size, rooms_open: rooms.count }
  for (const [name, read] of Object.entries(gauges)) {
    const gauge: Gauge = new Gauge({
      name,
      help: name === 'rooms_open' ? 'Shared plans with somebody in them' : 'Connections to shared plans',
      registers: [registry],
      collect: () => gauge.set(read()),
    })
  }

  const addressOf = clientAddress(env.TRUST_PROXY)
  const byAddress = new Map<string, number>()
  const joins = new AddressLimiter(JOINS)
  const merging = new AddressLimiter(MERGING)
  const within = (limiter: AddressLimiter, address: string, points: number): Promise<boolean> =>
    limiter.consume(address, Math.ceil(points)).then(
      () => true,
      () => false,
    )
  let stopping = false
  let waitingBytes = 0
  const answered = new WeakSet<WebSocket>()

  const serve = async (socket: WebSocket, address: string): Promise<void> => {
    const here = (byAddress.get(address) ?? 0) + 1
    byAddress.set(address, here)
    socket.on('close', () => {
      const left = (byAddress.get(address) ?? 1) - 1
      if (left === 0) byAddress.delete(address)
      else byAddress.set(address, left)
    })
    answered.add(socket)
    socket.on('pong', () => answered.add(socket))
    const onRefusal = (reason: string) => refusals.inc({ reason })
    serveConnection(socket, {
      rooms,
      onRefusal,
      spend: (ms) => within(merging, address, ms),
      reserve: (bytes) => {
        if (stopping || waitingBytes + bytes > MAX_WAITING_BYTES) return false
        waitingBytes += bytes
        return true
      },
      release: (bytes) => (waitingBytes -= bytes),
    })
    if (here > PER_ADDRESS || !(await within(joins, address, 1))) {
      onRefusal('too_many')
      refuse(socket, 'too_many')
    }
  }

  const pinging = setInterval(() => {
    for (const socket of server.clients) {
      if (!answered.delete(socket)) socket.terminate()
      else if (socket.readyState === socket.OPEN) socket.ping()
    }
  }, PING_MS).unref()

  const upgrade: UpgradeListener = (request: IncomingMessage, socket, head) => {
    if (stopping || server.clients.size >= env.ROOM_CONNECTIONS) {
      refusals.inc({ reason: 'busy' })
      return refuseUpgrade(socket, 503)
    }
    server.handleUpgrade(request, socket, head, (client) => void serve(client, addressOf(request)))
  }

  return {
    upgrade,
    /** Stores what has arrived, then closes every connection: pages go to another process with what they have. */
    stop: async (): Promise<void> => {
      stopping = true
      clearInterval(pinging)
      await rooms.stop()
      for (const socket of server.clients) socket.close(GOING_AWAY)
      for (let waited = 0; server.clients.size > 0 && waited < CLOSE_MS; waited += 20) await sleep(20)
      for (const socket of server.clients) socket.terminate()
    },
  }
}
