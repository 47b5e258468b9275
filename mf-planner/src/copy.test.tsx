// @vitest-environment node
import { expect, test } from 'vitest'
import { prerender } from './testing/render.tsx'

const planner = [
  'AI Trip Planner',
  'Beta',
  'Free to try, no sign-up',
  'Event or destination',
  'Days',
  '1 day',
  '2 days',
  '3 days',
  '4 days',
  '5 days',
  '6 days',
  '7 days',
]

/** What spec.md says of each page, in the order of the page. */
const copy = {
  '/itinerary': planner,
  '/planner': planner,
  '/ai-trip-planner': planner,
  '/ai-builder': [
    'FREE TO TRY',
    'Enter an event or paste an address',
    'Address search for nearby hotels',
    'Location intelligence',
    'walking distance',
    'transport',
    'Real-time travel times',
    'on foot',
    'transit',
    'rideshare',
    'Dynamic itinerary building',
    'Curated recommendations',
    'Pricing optimisation',
    'paste an address',
    'AI analyses',
    'packages or components',
    'Concerts & festivals',
    'Sports',
    'Conferences',
    'Special occasions',
    'partners',
    'API-ready',
    'White-label',
    'partnership',
  ],
  '/venuestest': [
    'Destination',
    'Categories',
    'sight, experience, museum, park, market, view, food, coffee, bar, nightlife',
    'Limit',
  ],
} as const

const targets = {
  '/ai-builder': ['/ai-trip-planner', '#features', '/contact'],
} as const

const entities: Record<string, string> = { amp: '&', '#x27': "'", quot: '"', lt: '<', gt: '>' }
const textOf = (html: string): string =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&([#\w]+);/g, (all, name: string) => entities[name] ?? all)
    .replace(/\s+/g, ' ')

test.each(Object.entries(copy))('%s says what the spec fixes, capitals apart', async (path, words) => {
  const text = textOf(await prerender(path)).toLowerCase()
  let at = 0
  const missing = words.filter((phrase) => {
    const found = text.indexOf(phrase.toLowerCase(), at)
    if (found >= 0) at = found + phrase.length
    return found < 0
  })
  expect(missing).toEqual([])
})

test.each(Object.entries(targets))('%s leads where the spec says', async (path, links) => {
  const html = await prerender(path)
  for (const href of links) expect(html).toContain(`href="${href}"`)
})

test('the planner begins with three days, the venue test with a limit of five', async () => {
  expect(await prerender('/planner')).toMatch(/<option value="3" selected="">/)
  expect(await prerender('/venuestest')).toMatch(/<input[^>]*name="limit"[^>]*value="5"/)
})
