import { Router } from 'express'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { jsonBody, validate } from '../http/body.ts'
import { CallError } from '../http/errors.ts'
import type { OutcomeLimit } from '../http/limits.ts'
import { createRoom } from './room-store.ts'

export interface RoomRoutesOptions {
  readonly database: Database
  /** Rooms that may exist; 0 for none. */
  readonly most: number
  readonly created: OutcomeLimit
}

const roomRequest = z.strictObject({})

/** `POST /room`: a new room and the secrets of its two links. */
export const roomRoutes = ({ database, most, created }: RoomRoutesOptions): Router => {
  const router = Router()
  router.post('/room', created.check, jsonBody, async (request, response) => {
    validate(roomRequest, request.body)
    const secrets = await createRoom(database.use(), most)
    if (secrets === null)
      throw new CallError(
        503,
        'unavailable',
        'Planning together isn’t possible right now. You can still share this plan as a link.',
      )
    await created.count(request)
    response.status(201).set('cache-control', 'no-store').json(secrets)
  })
  return router
}
