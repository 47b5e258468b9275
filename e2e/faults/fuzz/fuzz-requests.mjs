/** Mulberry32 (Tommy Ettinger, public domain): the same seed makes the same requests. */
export const randomFrom = (seed) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const METHODS = ['GET', 'GET', 'GET', 'POST', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'BREW']
const PATHS = [
  '/',
  '/sports',
  '/terms',
  '/planner',
  '/auth/callback',
  '/composition.json',
  '/versions.json',
  '/robots.txt',
  '/sitemap.xml',
  '/livez',
  '/readyz',
  '/health',
  '/metrics',
  '/report',
  '/report/entered',
  '/rum',
  '/functions/v1/itinerary',
  '/functions/v1/venues',
  '/functions/v1/hotels',
  '/functions/v1/events',
  '/functions/v1/geocode',
  '/functions/v1/reach',
  '/functions/v1/selftest',
  '/functions/v1/notify-intake',
  '/functions/v1/waitlist-confirmation',
  '/functions/v1/send-contact-email',
  '/rest/v1/waitlist',
  '/auth/v1/user',
  '/releases/shell/1.0.0/x.js',
  '/releases/mf-events/0.1.0/remote.js',
]
const PIECES = [
  '..',
  '%2e%2e',
  '%252e%252e',
  '%2f',
  '%5c',
  '\\',
  '%00',
  '%',
  '%zz',
  '%c0%ae',
  '%ff',
  '//',
  '~1',
  '~999999',
  '__proto__',
  'constructor',
  '[]',
  '{{7*7}}',
  '${x}',
  '\'"><script>',
  '%0d%0aX: 1',
  '\u00e9',
  '\u00ff',
  'a'.repeat(300),
  '*',
  '(((((((((',
  'aaaaaaaaaaaaaaaaaaaaaaaa!',
]
const QUERIES = ['mf-events', 'mf-planner', 'shell', 'c', '__proto__', 'constructor[prototype][x]', 'x', 'q', 'select']
const VALUES = ['0.1.0', '', '9.9.9', 'null', 'NaN', '-1', '1e309', '[object Object]', 'a\u0000b', '🎫', ...PIECES]
const TYPES = ['application/json', 'application/json; charset=utf-7', 'text/plain', 'multipart/form-data', '', 'a/b;;;']
const FIELDS = ['email', 'name', 'message', 'q', 'query', 'lat', 'lon', 'date', 'city', 'hotel', 'days', 'composition']

const CONTROLS = ['\u0000', '\u0007', '\u001b', '\u007f', '\u009b', '\u2028', '\u202e']
/** The four calls that store what a person typed, filled in as they should be. */
const FORMS = [
  ['/rest/v1/waitlist', { name: 'Ada', email: 'ada@example.org', source: 'public' }],
  ['/functions/v1/waitlist-confirmation', { name: 'Ada', email: 'ada@example.org' }],
  ['/functions/v1/notify-intake', { fullName: 'Ada', email: 'ada@example.org', message: 'Hello' }],
  [
    '/functions/v1/send-contact-email',
    { name: 'Ada', email: 'ada@example.org', subject: 'Other', message: 'Hello there, all', formType: 'contact' },
  ],
]
const SECONDS = [0, -1, 1e17, -1e17, 1e308, 8.64e12, 4e9]

/**
 * Writes one request after another, most nearly right and some not HTTP at all. `sign` makes a session token of claims; without it
 * no token is one that the site believes.
 */
export const requestWriter = (random, sign) => {
  const pick = (list) => list[Math.floor(random() * list.length)]
  const chance = (share) => random() < share
  const number = (below) => Math.floor(random() * below)

  const path = () => {
    let text = pick(PATHS)
    while (chance(0.35)) {
      const at = number(text.length + 1)
      text = `${text.slice(0, at)}${pick(PIECES)}${text.slice(at)}`
    }
    const query = []
    while (chance(0.4)) query.push(`${pick(QUERIES)}=${pick(VALUES)}`)
    return (query.length === 0 ? text : `${text}?${query.join('&')}`).replaceAll(/[\r\n ]/g, '+')
  }

  const value = (depth) => {
    if (depth > 0 && chance(0.3))
      return chance(0.5)
        ? Array.from({ length: number(6) }, () => value(depth - 1))
        : Object.fromEntries(
            Array.from({ length: number(6) }, () => [pick([...FIELDS, '__proto__', '']), value(depth - 1)]),
          )
    return pick([null, true, 0, -1, 1e308, 0.1, '', 'ada@example.org', 'Adelaide', '2027-02-30', ...VALUES])
  }

  const body = () => {
    if (chance(0.1)) return '['.repeat(number(20_000))
    if (chance(0.05)) return 'x'.repeat(number(100_000))
    const text = JSON.stringify(Object.fromEntries(Array.from({ length: number(8) }, () => [pick(FIELDS), value(3)])))
    if (chance(0.2)) return text.slice(0, number(text.length))
    return text
  }

  const headers = (method) => {
    const lines = [
      'Host: site',
      'Connection: close',
      `X-Forwarded-For: 10.${number(256)}.${number(256)}.${number(256)}`,
    ]
    if (chance(0.3)) lines.push(`Cookie: visitor=${pick(VALUES)}; a=${pick(VALUES)}`)
    if (chance(0.2)) lines.push(`X-Request-Id: ${pick(VALUES)}`)
    if (chance(0.2)) lines.push(`traceparent: 00-${pick(VALUES)}-00f067aa0ba902b7-01`)
    if (chance(0.2)) lines.push(`Accept-Encoding: ${pick(['br', 'gzip', 'br;q=0', '*', ...VALUES])}`)
    if (chance(0.1)) lines.push(`If-None-Match: ${pick(VALUES)}`)
    if (chance(0.1)) lines.push(`Authorization: Bearer ${pick(VALUES)}`)
    if (chance(0.05)) lines.push(`Range: bytes=${pick(VALUES)}`)
    if (chance(0.05)) lines.push(`Expect: ${pick(['100-continue', 'x'])}`)
    if (chance(0.03)) lines.push(`X-Long: ${'y'.repeat(number(20_000))}`)
    if (chance(0.03)) lines.push(`Upgrade: ${pick(['websocket', 'h2c'])}`)
    if (method !== 'GET' || chance(0.1)) lines.push(`Content-Type: ${pick(TYPES)}`)
    return lines.map((line) => line.replaceAll(/[\r\n]/g, ''))
  }

  const garbage = () => {
    if (chance(0.3)) return Buffer.from(Array.from({ length: number(200) }, () => number(256))).toString('latin1')
    return pick([
      'GET\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'GET / HTTP/1.1\r\n\r\n',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 9\r\n\r\n{',
      'POST /report HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      'GET http://[::1/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      'GET // HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      'GET /%e0%a4%a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
    ])
  }

  /** A form whose only fault is a control character somewhere in one field. */
  const controlled = () => {
    const [target, fields] = pick(FORMS)
    const field = pick(Object.keys(fields))
    const at = number(fields[field].length + 1)
    const sent = JSON.stringify({
      ...fields,
      [field]: `${fields[field].slice(0, at)}${pick(CONTROLS)}${fields[field].slice(at)}`,
    })
    const length = Buffer.byteLength(sent)
    const lines = [`POST ${target} HTTP/1.1`, ...headers('GET'), 'Content-Type: application/json']
    return `${[...lines, `Content-Length: ${length}`].join('\r\n')}\r\n\r\n${sent}`
  }

  const token = () => {
    const claims = { sub: pick(['x', 1, null]), iat: pick(SECONDS), exp: pick([4e9, ...SECONDS]), email: value(1) }
    const lines = [
      'GET /auth/v1/user HTTP/1.1',
      'Host: site',
      'Connection: close',
      `Authorization: Bearer ${sign(claims)}`,
    ]
    return `${lines.join('\r\n')}\r\n\r\n`
  }

  return () => {
    if (chance(0.06)) return garbage()
    if (chance(0.06)) return controlled()
    if (sign !== undefined && chance(0.02)) return token()
    const method = pick(METHODS)
    const sent = method === 'GET' || method === 'HEAD' ? '' : body()
    const length = chance(0.02) ? sent.length + 5 : Buffer.byteLength(sent)
    const lines = [`${method} ${path()} HTTP/1.1`, ...headers(method)]
    if (sent !== '' || chance(0.2)) lines.push(`Content-Length: ${length}`)
    return `${lines.join('\r\n')}\r\n\r\n${sent}`
  }
}
