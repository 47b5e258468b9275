import { defineRemote } from '@site/kit'
import { routes } from './routes.ts'

export const remote = defineRemote({
  routes,
  pages: {
    landing: () => import('./landing/landing-page.tsx'),
    sports: () => import('./category/sports-page.tsx'),
    music: () => import('./category/music-page.tsx'),
    business: () => import('./category/business-page.tsx'),
    location: () => import('./category/location-page.tsx'),
    flights: () => import('./flights/flights-page.tsx'),
    demo: () => import('./walkthrough/demo-page.tsx'),
  },
})
