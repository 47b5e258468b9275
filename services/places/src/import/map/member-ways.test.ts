import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { MemberWays } from './member-ways.ts'

it('keeps the wanted ways, each once, and knows which the file lacks', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ways-'))
  try {
    const ways = new MemberWays(path.join(folder, 'ways.bin'))
    expect(ways.any).toBe(false)
    for (const id of [7, 3, 7, 2 ** 40, 5]) ways.want(id)
    expect(ways.any).toBe(true)
    ways.ready()
    ways.take(3, [1, 2, 3])
    ways.take(4, [9, 9])
    ways.take(2 ** 40, [2 ** 36, 1])
    ways.take(7, [5])
    ways.take(7, [6, 6, 6])
    const { refs, close } = ways.reader()
    expect([3, 7, 2 ** 40].map(refs)).toEqual([[1, 2, 3], [5], [2 ** 36, 1]])
    expect([4, 5, 6].map(refs)).toEqual([null, null, null])
    close()
  } finally {
    rmSync(folder, { recursive: true })
  }
})
