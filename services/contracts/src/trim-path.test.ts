import { expect, it } from 'vitest'
import { trimPath } from './trim-path.ts'

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/careers', '/careers'],
  ['/careers/', '/careers'],
  ['/careers///', '/careers'],
  ['/a/b/', '/a/b'],
  ['', ''],
])('trims %j to %j', (path, page) => expect(trimPath(path)).toBe(page))
