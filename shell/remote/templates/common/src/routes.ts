import type { RouteDefinition } from '@stageside/kit/contracts/routes'

// The page's query, written out: this file is data, which is read without running the page.
export const routes = [
  {
    path: '{{path}}',
    page: 'start',
    title: '{{title}}',
    description: 'Say in one sentence what a visitor finds here: search engines show it.',
    structuredData: 'WebPage',
    preload: [{ function: 'events', body: { city: 'Melbourne', limit: 5 } }],
  },
] as const satisfies readonly RouteDefinition[]
