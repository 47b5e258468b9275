import type { Request, Response } from 'express'
import { compress, encodingFor, type Encoding } from './finished-page.ts'

const packed = new WeakMap<object, Map<Encoding, Promise<Buffer>>>()

/** Sends an object as JSON, packed once for as long as the object lives. */
export const sendPacked = async (request: Request, response: Response, value: object): Promise<void> => {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const known = packed.get(value) ?? new Map<Encoding, Promise<Buffer>>()
  packed.set(value, known)
  const body = known.get(encoding) ?? compress(Buffer.from(JSON.stringify(value)), encoding, 'quick')
  known.set(encoding, body)
  if (encoding !== 'identity') response.set('Content-Encoding', encoding)
  response
    .vary('Accept-Encoding')
    .type('json')
    .send(await body)
}
