import { defineRemote } from '@stageside/kit'
import { routes } from './routes.ts'

/** The one module that the shell loads: every page behind an import of its own. */
export const remote = defineRemote({
  routes,
  pages: {
    start: () => import('./start/start-page.tsx'),
  },
})
