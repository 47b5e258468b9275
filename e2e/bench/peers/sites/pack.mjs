import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const TEXT = /\.(?:js|css|html|svg|json|txt)$/

const isPacked = async (file) => {
  const [packed, plain] = await Promise.all([stat(`${file}.br`).catch(() => null), stat(file)])
  return packed !== null && packed.mtimeMs >= plain.mtimeMs
}

/** Packs every text file of a folder with brotli 11 beside it, but for those that are packed already. */
export const packFolder = async (folder) => {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name)
    if (!TEXT.test(name) || (await isPacked(file))) continue
    await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)))
  }
}
