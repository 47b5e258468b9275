import { findRoute } from '@site/contracts/routes'
import { registerApplication, start } from 'single-spa'
import { routes as events } from '../../../../../mf-events/src/routes.ts'
import { routes as legal } from '../../../../../mf-legal/src/routes.ts'

// Names of the import map, as of https://single-spa.js.org/docs/recommended-setup: each app is put online by its own team.
const APPS = [
  { name: 'mf-events', app: () => import('@peer/events'), routes: events },
  { name: 'mf-legal', app: () => import('@peer/legal'), routes: legal },
] as const

registerApplication({ name: 'frame', app: () => import('@peer/frame'), activeWhen: () => true })
for (const { name, app, routes } of APPS)
  registerApplication({ name, app, activeWhen: ({ pathname }) => findRoute([{ routes }], pathname) !== null })
start()
