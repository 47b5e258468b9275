import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { findDataDir } from '../../src/data/data-dir.ts'
import { enlarged } from './enlarge.ts'
import { plainGraph } from './plain.ts'

it('makes every copy as large as the extract, with ids and places of its own', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'enlarged-'))
  try {
    const file = path.join(findDataDir(), '..', 'bench', 'osm', 'nyc.osm.pbf')
    const once = await plainGraph(file)
    const thrice = await plainGraph(enlarged(file, 3, folder))
    expect(thrice.position.size).toBe(3 * once.position.size)
    expect(thrice.neighbours.size).toBe(3 * once.neighbours.size)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
