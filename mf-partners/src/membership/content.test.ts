import { expect, test } from 'vitest'
import { membership } from './content.ts'

test('has the tiers Club, Elite and Luxe, and only Luxe by invitation', () => {
  expect(membership.tiers.map(({ name, inviteOnly }) => [name, inviteOnly])).toEqual([
    ['Club', false],
    ['Elite', false],
    ['Luxe', true],
  ])
})

test('shows no price on any tier', () => {
  expect(JSON.stringify(membership)).not.toMatch(/\$|\d/)
})
