import type { RouteDefinition } from '@site/contracts/composition'

export const routes = [
  {
    path: '/terms',
    page: 'terms',
    title: 'Terms of Service',
    breadcrumb: 'Terms of Service',
    description: 'The terms on which you use the site, book and plan.',
    structuredData: 'WebPage',
  },
] as const satisfies readonly RouteDefinition[]
