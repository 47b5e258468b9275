import { defineRemote } from '@site/kit'
import { routes } from './routes.ts'

export const remote = defineRemote({
  routes,
  pages: { terms: () => import('./policies/terms-page.tsx') },
})
