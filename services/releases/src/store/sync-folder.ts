import { open } from 'node:fs/promises'

/** Systems without a way to write a folder's entries out (Windows) refuse to open one. */
const UNSUPPORTED = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL'])

/** Writes the entries of a folder out, so that a file which was created or renamed in it outlasts a loss of power. */
export const syncFolder = async (path: string): Promise<void> => {
  try {
    const folder = await open(path, 'r')
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && UNSUPPORTED.has(String(error.code))) return
    throw error
  }
}
