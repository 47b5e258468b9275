import { once } from 'node:events'
import { createServer } from 'node:http'
import { ROOM_PATH } from '@site/contracts/room'
import { acceptUpgrades } from '@site/http/upgrades'
import express from 'express'
import { Registry } from 'prom-client'
import { openDatabase } from '../database/database.ts'
import { errorHandler } from '../http/errors.ts'
import { outcomeLimit } from '../http/limits.ts'
import { createLog } from '../log.ts'
import { roomRoutes } from '../rooms/room-routes.ts'
import { createRoomSockets } from '../rooms/room-sockets.ts'

export interface RoomLimits {
  readonly connections?: number
  readonly most?: number
  readonly perHour?: number
}

/** A process that serves shared plans and nothing else: the whole service takes seconds to read its places. */
export const startTestRooms = async (databaseUrl: string, limits: RoomLimits = {}) => {
  const { connections = 500, most = 20_000, perHour = 0 } = limits
  const log = createLog('silent')
  const database = openDatabase({ url: databaseUrl, dataDir: '/nonexistent', poolSize: 3, log })
  await database.whenReady
  const sockets = createRoomSockets({
    database,
    env: { ROOM_CONNECTIONS: connections, TRUST_PROXY: 'loopback' },
    registry: new Registry(),
  })
  const app = express()
  app.use('/functions/v1', roomRoutes({ database, most, created: outcomeLimit('rooms', perHour, null) }))
  app.use(errorHandler(log))
  const server = createServer(app)
  acceptUpgrades(server, ROOM_PATH, sockets.upgrade)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    anonKey: '',
    database,
    stop: async () => {
      await sockets.stop()
      server.closeAllConnections()
      server.close()
      await database.close()
    },
  }
}
