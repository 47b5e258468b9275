import { ImportError } from './pbf-file.ts'

const isFull = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === 'ENOSPC') || isFull(error.cause))

/** What to tell an owner whose disk is full; null for any other error. */
export const fullDisk = (error: unknown, folder: string): ImportError | null =>
  isFull(error)
    ? new ImportError(`The disk that holds ${folder} is full. Make room and run the command again.`, { cause: error })
    : null
