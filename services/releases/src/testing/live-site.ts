import type { Release } from '@site/contracts/registry'
import { fakeRelease, fakeRoute, registryOf } from './fake-release.ts'

const pages = { page: { js: ['page.js'], css: [] } }
const files = { 'entry.js': { integrity: 'sha384-x', bytes: 1000 }, 'page.js': { integrity: 'sha384-y', bytes: 5000 } }
const routes = (...paths: string[]) => paths.map((path) => fakeRoute(path))

/** Exports that the shell of the test site shares. */
export const sharedModules = {
  react: ['useState', 'useEffect', 'useId'],
  '@stageside/kit': ['defineRemote', 'useToast', 'useHost'],
}

/** A build of the shell that differs from the live one only by `rest`. */
export const shell = (version: string, rest: Partial<Release> = {}): Release =>
  fakeRelease('shell', version, { sharedModules, links: ['/', '/terms', '/plan'], ...rest })

/** The same for the events remote. */
export const events = (version: string, rest: Partial<Release> = {}): Release =>
  fakeRelease('mf-events', version, {
    routes: routes('/', '/sports', '/flights'),
    pages,
    files,
    sharedModules: { react: ['useState'], '@stageside/kit': ['defineRemote'] },
    links: ['/', '/plan/builder'],
    ...rest,
  })

/** The same for the planner remote. */
export const planner = (version: string, rest: Partial<Release> = {}): Release =>
  fakeRelease('mf-planner', version, {
    routes: routes('/plan', '/plan/builder', '/plan/hidden'),
    pages,
    files,
    sharedModules: { react: ['useState', 'useEffect'], '@stageside/kit': ['defineRemote', 'useToast'] },
    links: ['/flights', '/terms'],
    ...rest,
  })

/** The same for the legal remote. */
export const legal = (version: string, rest: Partial<Release> = {}): Release =>
  fakeRelease('mf-legal', version, { routes: routes('/terms', '/faq'), pages, files, links: ['/faq'], ...rest })

/** Four compatible releases. */
export const liveSite = () => registryOf(shell('1.0.0'), events('1.0.0'), planner('1.0.0'), legal('1.0.0'))
export { files, pages, routes }
