import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { freePort } from './free-port.ts'

/** A hotel as the site knows it. */
export interface KnownHotel {
  readonly name: string
  readonly lat: number
  readonly lon: number
}

/** After a quota is used up it takes questions again after so long: time for a page to load meanwhile. */
export const QUOTA_SECONDS = 5

/** What the server answers about rates from now on. */
type RatesMode = 'quotes' | 'quota' | 'hang'

export interface LiteApiServer {
  readonly url: string
  /** Stays asked about so far, as their first and last day and the number of adults. */
  readonly asked: () => readonly string[]
  readonly answerWith: (mode: RatesMode) => void
  /** The hotels it knows from now on, the nearest to where is searched first. */
  readonly know: (hotels: readonly KnownHotel[]) => void
  readonly stop: () => Promise<void>
}

/** The first hotel has a room with breakfast, the second none, the third one whose price cannot be read; the others cost more and more. */
const SOLD_OUT = 1
const ODD = 2
/** For the whole stay; every hotel after the first costs so much more. */
const FIRST_PRICE = 400
const STEP = 100
/** Whole days before arrival at which a cancellation begins to cost. */
const FREE_DAYS = 2

interface Asked {
  readonly hotelIds: readonly string[]
  readonly checkin: string
  readonly checkout: string
  readonly currency: string
  readonly occupancies: readonly { readonly adults: number }[]
}

const idOf = (index: number): string => `lp${index}`

const ratesOf = (index: number, { checkin, currency }: Asked) => {
  const price = { amount: FIRST_PRICE + index * STEP, currency }
  const cancelTime = `${new Date(Date.parse(checkin) - FREE_DAYS * 86_400_000).toISOString().slice(0, 10)} 08:00:00`
  const refundable = {
    refundableTag: 'RFN',
    cancelPolicyInfos: [{ cancelTime, ...price, type: 'amount', timezone: 'GMT' }],
  }
  const rate =
    index === 0
      ? { boardType: 'BB', boardName: 'Breakfast Included', cancellationPolicies: refundable }
      : {
          boardType: 'RO',
          boardName: 'Room Only',
          cancellationPolicies: { refundableTag: 'NRFN', cancelPolicyInfos: [] },
        }
  const offerRetailRate = index === ODD ? { amount: 'on request' } : price
  return {
    hotelId: idOf(index),
    roomTypes: [{ offerId: `offer-${index}`, offerRetailRate, rates: [{ rateId: 'r', ...rate }] }],
  }
}

const send = (response: ServerResponse, status: number, body: unknown, headers = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** A LiteAPI server on this machine (docs.liteapi.travel/reference, `/data/hotels` and `/hotels/rates`). */
export const startLiteApiServer = async (key: string): Promise<LiteApiServer> => {
  let hotels: readonly KnownHotel[] = []
  const asked: string[] = []
  let mode: RatesMode = 'quotes'

  const rates = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const question: Asked = JSON.parse(await text(request))
    asked.push(`${question.checkin} ${question.checkout} ${question.occupancies[0]?.adults}`)
    if (mode === 'hang') return
    if (mode === 'quota') {
      send(
        response,
        429,
        { error: { code: 4290, message: 'too many requests' } },
        { 'retry-after': String(QUOTA_SECONDS) },
      )
      return
    }
    const found = hotels.flatMap((_, index) =>
      question.hotelIds.includes(idOf(index)) && index !== SOLD_OUT ? [ratesOf(index, question)] : [],
    )
    send(response, 200, { data: found, guestLevel: 0, sandbox: true })
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (request.headers['x-api-key'] !== key)
      return send(response, 401, { error: { code: 4001, message: 'invalid api key' } })
    if (request.method === 'POST' && pathname === '/hotels/rates') return void rates(request, response)
    if (pathname !== '/data/hotels') return send(response, 404, { error: { code: 4004, message: 'not found' } })
    const rows = hotels.map(({ name, lat, lon }, index) => ({ id: idOf(index), name, latitude: lat, longitude: lon }))
    const offset = Number(searchParams.get('offset') ?? 0)
    return send(response, 200, {
      data: [...rows, { id: 7 }].slice(offset, offset + Number(searchParams.get('limit') ?? 200)),
    })
  })
  const port = await freePort()
  await new Promise<void>((ready) => server.listen(port, ready))
  return {
    url: `http://localhost:${port}`,
    asked: () => asked,
    answerWith: (next) => {
      mode = next
    },
    know: (next) => {
      hotels = next
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
