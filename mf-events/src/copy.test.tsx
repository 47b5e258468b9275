// @vitest-environment node
import { expect, it } from 'vitest'
import { prerender } from './testing/in-shell.tsx'

/** What the specification fixes of the words on each page (spec §2, §3, §9): here once, so that journeys need not repeat it. */
const copy = {
  '/': [
    'Choose Your Event',
    'Book Flights',
    'Sports Events',
    'Music Concerts',
    'Business Events',
    'By Location/Address',
    'Plan Beyond the Event',
    'Free to try, no sign-up',
    'Singapore F1',
    'Coachella',
    'London Business Summit',
    'Ultra Miami',
    'USD 2,299',
    'USD 1,899',
    'USD 1,299',
    'USD 1,599',
  ],
  '/sports': ['Home', 'Back to Homepage', 'Sports Events'],
  '/music': ['Home', 'Back to Homepage', 'Music Concerts'],
  '/business': ['Home', 'Back to Homepage', 'Business Events & Expos'],
  '/location': ['Home', 'Back to Homepage', 'Find Hotels by Location'],
  '/flights': ['Home', 'Back to Homepage', 'Flights', 'Coming soon'],
  '/demo': [
    'Home',
    'Back to Homepage',
    'Search event',
    'Continue',
    'Australian Open',
    'Ultra Music Festival',
    'Canton Fair',
  ],
} as const

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' }
const textOf = (html: string): string =>
  html.replace(/<[^>]+>/g, '').replace(/&(?:amp|#x27|quot);/g, (entity) => entities[entity] ?? entity)

it.each(Object.entries(copy))('%s has the words of the specification', async (path, strings) => {
  const text = textOf(await prerender(path))
  expect(strings.filter((words) => !text.includes(words))).toEqual([])
})
