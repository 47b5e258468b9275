import { eventCategories } from '@site/contracts/events'
import { expect, it } from 'vitest'
import { routes } from '../routes.ts'
import { listOf } from './list-of.ts'

it.each(eventCategories)('the list of %s is the page of its route', (category) => {
  const { to, title } = listOf(category)
  expect(routes.find(({ path }) => path === to)?.title).toBe(title)
})
