import { defineRemote } from '@stageside/kit'
import { routes } from './routes.ts'

export const remote = defineRemote({
  routes,
  pages: {
    partners: () => import('./partners/partners-page.tsx'),
    portal: () => import('./portal/portal-page.tsx'),
    program: () => import('./program/program-page.tsx'),
    about: () => import('./about/about-page.tsx'),
    aboutUs: () => import('./about/about-us-page.tsx'),
    careers: () => import('./careers/careers-page.tsx'),
    press: () => import('./press/press-page.tsx'),
    membership: () => import('./membership/membership-page.tsx'),
    corporate: () => import('./corporate/corporate-page.tsx'),
  },
})
