import { functionNames } from '@site/contracts/functions'

const CALL = /^\/(functions|rest|auth)\/v1\/([a-z-]{1,30})(?:[/?]|$)/
const CALLS = new Set<string>([...functionNames, 'selftest', 'waitlist', 'user'])
const OWN = new Set([
  '/livez',
  '/readyz',
  '/metrics',
  '/health',
  '/report',
  '/rum',
  '/composition.json',
  '/versions.json',
  '/robots.txt',
  '/sitemap.xml',
])

/** The kind of a request's address, one of few: visitors must not be able to create new label values. */
export const routeOf = (url: string): string => {
  const path = url.split('?', 1)[0] ?? ''
  if (path.startsWith('/releases/')) return 'release file'
  const [, group = '', name = ''] = CALL.exec(path) ?? []
  if (group !== '') return CALLS.has(name) ? `/${group}/v1/${name}` : `/${group}/v1/other`
  return OWN.has(path) ? path : 'page'
}
