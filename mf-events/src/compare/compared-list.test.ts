import { expect, it } from 'vitest'
import { comparedIn, listKey, withCompared } from './compared-list.ts'

it.each([
  ['/location?venue=v', '/location?venue=v'],
  ['/location?venue=v&compare=a,b&compared=open#hotel-a', '/location?venue=v'],
  ['/location?compare=a&venue=v&walk=10', '/location?venue=v&walk=10'],
  ['/location?q=a%20b', '/location?q=a+b'],
  ['/location?venue=w', '/location?venue=w'],
  ['/saved?compare=a', '/saved'],
])('the list of %s is %s', (address, key) => expect(listKey(address)).toBe(key))

it.each<[string, readonly string[]]>([
  ['/location?venue=v', []],
  ['/location?venue=v&compare=a,b#hotel-c', ['a', 'b']],
  ['/location?compare=a%2Cb,a,c,d,e', ['a', 'b', 'c', 'd']],
])('%s compares %j', (address, compared) => expect(comparedIn(address)).toEqual(compared))

it.each<[string, readonly string[], boolean, string]>([
  ['/location?venue=v', ['a'], false, '/location?venue=v&compare=a'],
  ['/location?venue=v&compare=a&compared=open', ['a', 'b'], false, '/location?venue=v&compare=a%2Cb'],
  ['/location?venue=v&compare=a', ['a', 'b'], true, '/location?venue=v&compare=a%2Cb&compared=open'],
  ['/location?venue=v&compare=a', [], false, '/location?venue=v'],
  ['/saved', ['a'], false, '/saved?compare=a'],
])('%s with %j, open %s, is %s', (address, compared, open, expected) =>
  expect(withCompared(address, compared, open)).toBe(expected),
)
