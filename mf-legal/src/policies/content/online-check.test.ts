import { site } from '@site/contracts/site'
import { expect, it } from 'vitest'
import { onlineCheckClause } from './online-check.ts'
import { privacy } from './privacy.ts'

it('names the public site that the partner form asks', () => {
  expect(onlineCheckClause('https://public.example/ping')[0]).toMatch(/^\*\*public\.example,\*\*/)
})

it('says nothing where no public site is set', () => {
  expect(onlineCheckClause(null)).toEqual([])
})

it('the privacy policy names it exactly when it is set', () => {
  const clauses = onlineCheckClause(site.onlineCheck.url)
  const lists = privacy.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === 'object' && 'list' in block ? block.list : [])),
  )
  expect(lists.filter((item) => item.includes('asks whether there is a connection'))).toEqual(clauses)
})
