import { describe, expect, it } from 'vitest'
import { readAnnouncement, uploadId } from './announcement.ts'

const sha = (letter: string): string => letter.repeat(64)
const file = (path: string, sha256 = sha('a'), size = 1) => ({ path, size, sha256 })

const announced = (files: object[], change: object = {}) => ({
  package: { name: 'mf-a', version: '1.0.0' },
  contentHash: sha('c'),
  files,
  provenance: { commit: null, tree: 'outside git' },
  ...change,
})

describe('the path of a file', () => {
  it.each(['a.js', 'assets/a-b_c.1.js', 'server/remote.js', '.vite/manifest.json', '-', 'a'.repeat(200)])(
    '%j is taken',
    (path) => expect(readAnnouncement('mf-a', announced([file(path)])).files[0]?.path).toBe(path),
  )
  it.each([
    ['/etc/passwd', /absolute/],
    ['//host/x', /absolute/],
    ['../x.js', /a part of dots/],
    ['assets/../../shell/x.js', /a part of dots/],
    ['assets/./x.js', /a part of dots/],
    ['assets/.../x.js', /a part of dots/],
    ['..', /a part of dots/],
    ['assets//x.js', /empty part/],
    ['assets/', /slash/],
    ['', /0 characters/],
    ['a'.repeat(201), /201 characters/],
    ['a\0.js', /other characters/],
    ['a\n.js', /other characters/],
    ['..\\x.js', /other characters/],
    ['C:/x.js', /other characters/],
    ['C:x.js', /other characters/],
    ['%2e%2e/x.js', /other characters/],
    ['a b.js', /other characters/],
    ['ä.js', /other characters/],
    // Full-width dots and a slash, which some file systems make ASCII of; a mark that turns text round.
    ['．．／x.js', /other characters/],
    ['\u202egpj.js', /other characters/],
    ['cafe\u0301.js', /other characters/],
    ['a\ud800.js', /other characters/],
  ])('%j is refused', (path, message) =>
    expect(() => readAnnouncement('mf-a', announced([file(path)]))).toThrow(message),
  )
  it.each([
    [['a.js', 'a.js'], /is listed twice/],
    [['a.js', 'A.js'], /differs from a\.js by its case alone/],
    [['a', 'a/b.js'], /is a file and a folder at once/],
    [['a/b.js', 'A'], /is a file and a folder at once/],
  ])('may not clash: %j', (paths, message) =>
    expect(() => readAnnouncement('mf-a', announced(paths.map((path) => file(path))))).toThrow(message),
  )
})

describe('an announcement', () => {
  it.each([
    ['of another package', {}, /named mf-a, the address says mf-b/, 'mf-b'],
    [
      'of a version that leads elsewhere',
      { package: { name: 'mf-a', version: '../../x' } },
      /package\.version is not valid/,
      'mf-a',
    ],
    [
      'of a version with a build',
      { package: { name: 'mf-a', version: '1.0.0+build' } },
      /package\.version is not valid/,
      'mf-a',
    ],
    ['without files', { files: [] }, /files is not valid/, 'mf-a'],
    ['of a negative size', { files: [file('a.js', sha('a'), -1)] }, /files\.0\.size is not valid/, 'mf-a'],
    ['of half a byte', { files: [file('a.js', sha('a'), 0.5)] }, /files\.0\.size is not valid/, 'mf-a'],
    [
      'of a hash with other letters',
      { files: [file('a.js', `../${'a'.repeat(61)}`)] },
      /files\.0\.sha256 is not valid/,
      'mf-a',
    ],
    [
      'of one hash with two sizes',
      { files: [file('a.js'), file('b.js', sha('a'), 2)] },
      /hash of another one of another size/,
      'mf-a',
    ],
    [
      'of 300 MB',
      { files: [file('film.mp4', sha('a'), 300_000_000)] },
      /300,000,000 bytes in 1 files.*film\.mp4/,
      'mf-a',
    ],
    ['of too many files', { files: Array.from({ length: 2001 }, (_, n) => file(`f${n}`)) }, /in 2,001 files/, 'mf-a'],
    ['with an unknown field', { firstLive: true }, /not valid: Unrecognized key/, 'mf-a'],
    ['with a commit that is none', { provenance: { commit: '$(id)' } }, /provenance\.commit is not valid/, 'mf-a'],
  ])('%s is refused', (_, change, message, remote) =>
    expect(() => readAnnouncement(remote, announced([file('a.js')], change))).toThrow(message),
  )
  it.each([null, [], 'x', 1, { package: null }, { __proto__: { package: {} } }])('that is %j is refused', (value) =>
    expect(() => readAnnouncement('mf-a', value)).toThrow(/not valid/),
  )
})

it('the same files make the same upload in any order, and another team, version or file another one', () => {
  const files = [file('a.js'), file('b.js', sha('b'))]
  const id = (team: string, value: object): string => uploadId(team, readAnnouncement('mf-a', value))
  const first = id('team-a', announced(files))
  expect(id('team-a', announced(files.toReversed()))).toBe(first)
  expect(id('team-a', announced(files, { provenance: { commit: 'abcdef1' } }))).toBe(first)
  const others = [
    id('team-b', announced(files)),
    id('team-a', announced([file('a.js'), file('c.js', sha('b'))])),
    id('team-a', announced(files, { package: { name: 'mf-a', version: '1.0.1' } })),
    id('team-a', announced(files, { contentHash: sha('d') })),
  ]
  expect(new Set([first, ...others]).size).toBe(5)
})
