import { site } from '@site/contracts/site'
import { expect, it } from 'vitest'
import { onlineCheckClause, privacy } from './privacy-page.tsx'

it('names the public site of the online check', () => {
  expect(onlineCheckClause('https://public.example/ping')[0]).toMatch(/^\*\*public\.example,\*\*/)
})

it('is empty where no public site is set', () => {
  expect(onlineCheckClause(null)).toEqual([])
})

it('is in the privacy policy only where a public site is set', () => {
  const clauses = onlineCheckClause(site.onlineCheck.url)
  const items = privacy.sections.flatMap(({ blocks }) => blocks.filter((block) => Array.isArray(block)).flat())
  expect(items.filter((item) => String(item).includes('asks whether there is a connection'))).toEqual(clauses)
})

it.each(['the whole plan is sent to our server', 'a point rounded to about 10 km'])(
  'says what the planner sends where: %s',
  (words) => {
    const planner = privacy.sections.find(({ id }) => id === 'ai-processing')
    expect(planner?.blocks.join(' ')).toContain(words)
  },
)
