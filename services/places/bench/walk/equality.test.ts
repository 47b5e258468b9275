import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { Gazetteer } from '../../src/search/gazetteer.ts'
import { findDataDir } from '../../src/data/data-dir.ts'
import { loadDataset } from '../../src/data/load.ts'
import { equality } from './equality.ts'
import { imported } from './importing.ts'
import { plainGraph } from './plain.ts'

const data = loadDataset(findDataDir())

describe('walking times and ways against a plain search on another parser', () => {
  it.each(['bayfront_singapore', 'nyc'])('%s: equal within a second', async (name) => {
    const file = path.join(findDataDir(), '..', 'bench', 'osm', `${name}.osm.pbf`)
    const extract = await imported(file, new Gazetteer(data.cities, data.cityNames))
    const found = equality(extract, await plainGraph(file), 100, 1)
    expect(found).toMatchObject({ pairs: 100, equal: 100, ways: 100 })
  })
})
