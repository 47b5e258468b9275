import type { Release } from '@site/contracts/registry'
import { variantsOf } from '../publish/compress.ts'
import { fits } from '../publish/integrity.ts'
import type { Store } from '../store/store.ts'

/** A file of a release as it should be in the store. */
export interface StoredFile {
  readonly key: string
  readonly integrity: string
  /** In bytes; 0 of a file that is not served, which has no variants. */
  readonly bytes: number
}

export interface Damage {
  readonly key: string
  readonly problem: string
}

/** Every file of a release whose hash is known, those that are not served last. */
export const storedFiles = ({ name, version, files, unserved = {} }: Release): StoredFile[] => [
  ...Object.entries(files).map(([path, { integrity, bytes }]) => ({
    key: `${name}/${version}/${path}`,
    integrity,
    bytes,
  })),
  ...Object.entries(unserved).map(([path, integrity]) => ({ key: `${name}/${version}/${path}`, integrity, bytes: 0 })),
]

/** What the stored bytes of a variant stand for; null when they are not to be read. */
const decompressed = (
  decompress: (bytes: Buffer, most: number) => Promise<Buffer>,
  bytes: Buffer,
  most: number,
): Promise<Buffer | null> => decompress(bytes, most).catch(() => null)

/** A stored object that stands for a file: itself or a variant; `content` is null where it cannot be read as that. */
export interface Copy {
  readonly key: string
  readonly stored: boolean
  readonly content: Buffer | null
}

/** The file and its variants as they are stored, decompressed. */
export const copiesOf = async (store: Store, { key, bytes }: StoredFile): Promise<Copy[]> => {
  const plain = await store.read(key)
  const variants = variantsOf(key, bytes).map(async ({ suffix, decompress }): Promise<Copy> => {
    const found = await store.read(`${key}${suffix}`)
    const content = found === null ? null : await decompressed(decompress, found, bytes)
    return { key: `${key}${suffix}`, stored: found !== null, content }
  })
  return [{ key, stored: plain !== null, content: plain }, ...(await Promise.all(variants))]
}

/** The stored bytes of a file, or of its variant with this suffix, if they are what was published. */
export const readWhole = async (
  store: Store,
  file: StoredFile,
  suffix = '',
): Promise<Buffer | 'missing' | 'damaged'> => {
  const bytes = await store.read(`${file.key}${suffix}`)
  if (bytes === null) return 'missing'
  const variant = variantsOf(file.key, file.bytes).find((each) => each.suffix === suffix)
  const content = variant === undefined ? bytes : await decompressed(variant.decompress, bytes, file.bytes)
  return content !== null && fits(content, file.integrity) ? bytes : 'damaged'
}

/** What is wrong with a stored file and its variants. */
export const damageOf = async (store: Store, file: StoredFile): Promise<Damage[]> =>
  (await copiesOf(store, file)).flatMap(({ key, stored, content }) => {
    if (!stored) return [{ key, problem: 'is missing' }]
    return content !== null && fits(content, file.integrity)
      ? []
      : [{ key, problem: key === file.key ? 'differs from its hash' : 'is not its file, compressed' }]
  })

/** Writes what is damaged of a file, from `known` or any copy that is whole. Returns the keys written; null when no copy is. */
export const restore = async (store: Store, file: StoredFile, known?: Buffer): Promise<string[] | null> => {
  const copies = await copiesOf(store, file)
  const isWhole = ({ content }: Copy): boolean => content !== null && fits(content, file.integrity)
  const content = known ?? copies.find(isWhole)?.content ?? null
  if (content === null) return null
  const written: string[] = []
  for (const copy of copies) {
    if (isWhole(copy)) continue
    const variant = variantsOf(file.key, file.bytes).find(({ suffix }) => copy.key === `${file.key}${suffix}`)
    const bytes = variant === undefined ? content : await variant.compress(content)
    // A missing one may be written by another publisher at this moment, with the same content.
    if (copy.stored) await store.write(copy.key, bytes)
    else await store.create(copy.key, bytes)
    written.push(copy.key)
  }
  return written
}
