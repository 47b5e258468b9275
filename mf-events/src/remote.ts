import { defineRemote } from '@stageside/kit'
import { routes } from './routes.ts'

export const remote = defineRemote({
  routes,
  pages: {
    landing: () => import('./landing/landing-page.tsx'),
    sports: () => import('./category/category-page.tsx'),
    music: () => import('./category/category-page.tsx'),
    business: () => import('./category/category-page.tsx'),
    location: () => import('./category/location-page.tsx'),
    saved: () => import('./saved/saved-page.tsx'),
    flights: () => import('./flights/flights-page.tsx'),
    demo: () => import('./walkthrough/demo-page.tsx'),
    hotel: () => import('./hotel/hotel-page.tsx'),
    event: () => import('./event/event-page.tsx'),
  },
  parts: { hotelPicker: () => import('./contributed/hotel-picker.tsx') },
})
