import type { Places } from './places.ts'

export interface CreatePlacesOptions {
  /** Folder of the shipped data; found beside the package when left out. */
  readonly dataDir?: string
  /** Folder of imported extracts (`DATA_DIR/places`); none when left out. */
  readonly extractsDir?: string
  /** Today, for the next edition of events; the system clock when left out. */
  readonly now?: () => Date
}

/** Loads the shipped data into memory. Throws `DataError` when the folder is missing or damaged. */
export declare function createPlaces(options?: CreatePlacesOptions): Places
