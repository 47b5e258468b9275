import { defineRemote } from '@stageside/kit'
import { routes } from './routes.ts'

export const remote = defineRemote({
  routes,
  pages: {
    terms: () => import('./policies/terms-page.tsx'),
    privacy: () => import('./policies/privacy-page.tsx'),
    refunds: () => import('./refunds/refunds-page.tsx'),
    cookies: () => import('./cookies/cookies-page.tsx'),
    accessibility: () => import('./policies/accessibility-page.tsx'),
    help: () => import('./help/help-page.tsx'),
    contact: () => import('./contact/contact-page.tsx'),
    faq: () => import('./faq/faq-page.tsx'),
    credits: () => import('./credits/credits-page.tsx'),
  },
})
