/** The tiles of an extract in its version folder. */
export const TILES = 'tiles.pmtiles'

/** How every archive begins (PMTiles 3, "Header"). */
export const MAGIC = 'PMTiles'
