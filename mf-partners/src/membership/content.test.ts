import { expect, test } from 'vitest'
import { membership } from './content.ts'

test('tiers are Club, Elite and Luxe, and Luxe alone is by invitation', () => {
  expect(membership.tiers.map(({ name, inviteOnly }) => [name, inviteOnly])).toEqual([
    ['Club', false],
    ['Elite', false],
    ['Luxe', true],
  ])
})

test('no tier promises a price', () => {
  expect(JSON.stringify(membership)).not.toMatch(/\$|\d/)
})
