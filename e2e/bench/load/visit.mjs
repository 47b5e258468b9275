import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

const PAGES = ['/', '/sports', '/terms', '/faq', '/about', '/ai-trip-planner', '/contact', '/itinerary']
const LIMIT_MS = 30_000
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

const pick = (list) => list[Math.floor(Math.random() * list.length)]

/** One request; gives what became of it and how long it took, in ms. */
const ask = (site, path, { body, from, whole = false }) =>
  new Promise((resolve) => {
    const begun = performance.now()
    const text = body === undefined ? undefined : JSON.stringify(body)
    const done = (status, headers, received = '') =>
      resolve({ path, status, received, again: headers?.['retry-after'] !== undefined, ms: performance.now() - begun })
    const sent = request(
      `${site}${path}`,
      {
        agent,
        method: text === undefined ? 'GET' : 'POST',
        timeout: LIMIT_MS,
        // Every visitor has an address of their own, as the site's limits count them.
        headers: {
          'x-forwarded-for': from,
          'accept-encoding': whole ? 'identity' : 'br',
          ...(text === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
        },
      },
      (answer) => {
        const parts = []
        answer.on('data', (part) => whole && parts.push(part))
        answer.on('end', () => done(answer.statusCode, answer.headers, whole ? Buffer.concat(parts).toString() : ''))
        answer.on('error', () => done(0))
      },
    )
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => done(0))
    sent.end(text)
  })

const CALLS = [
  {
    part: 0.5,
    path: '/functions/v1/hotels',
    body: () => ({ query: pick(['Melbourne', 'Sydney', 'Paris', 'Helsinki']) }),
  },
  { part: 0.3, path: '/functions/v1/events', body: () => ({ query: pick(['music', 'tennis', 'football']) }) },
  {
    part: 0.3,
    path: '/functions/v1/geocode',
    body: () => ({ query: pick(['Melbourne', 'Rod Laver Arena', 'Paris']) }),
  },
  {
    part: 0.1,
    path: '/functions/v1/notify-intake',
    body: () => ({ fullName: 'Load', email: `${randomUUID()}@load.example`, message: 'One of many' }),
  },
]

const address = () =>
  `198.${18 + Math.floor(Math.random() * 2)}.${Math.floor(Math.random() * 256)}.${1 + Math.floor(Math.random() * 254)}`

const filesOf = new Map()

/** Reads once which files each page names: under load the visitors must cost less than what they visit. */
export const learnPages = async (site) => {
  for (const path of PAGES) {
    const { received } = await ask(site, path, { from: address(), whole: true })
    filesOf.set(
      path,
      [...received.matchAll(/(?:src|href)="(\/releases\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file),
    )
  }
}

/**
 * One visit: a page, some of its files, the composition, a call or two, now and then a form. A visitor whose page is not
 * served goes no further. Gives every answer.
 */
export const visit = async (site, onAnswer) => {
  const from = address()
  const one = async (path, body) => {
    const answer = await ask(site, path, { body, from })
    onAnswer(answer)
    return answer
  }
  const path = pick(PAGES)
  const page = await one(path)
  if (page.status !== 200) return
  const files = filesOf.get(path) ?? []
  const wanted = Array.from({ length: Math.min(4, files.length) }, () => pick(files))
  await Promise.all(wanted.map((file) => one(file)))
  if (Math.random() < 0.5) await one('/composition.json')
  for (const { part, path, body } of CALLS) if (Math.random() < part) await one(path, body())
}

export const closeConnections = () => agent.destroy()
