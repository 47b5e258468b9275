import type { Store } from '../store/store.ts'

/** An in-memory store with the guarantees of a real one; `before` may delay or fail any call. */
export const memoryStore = (before: (call: string, key: string) => Promise<void> = async () => {}): Store => {
  const objects = new Map<string, Buffer>()
  const revisions = new Map<string, number>()
  const written = new Map<string, Date>()
  let count = 0
  const put = (key: string, bytes: Uint8Array): void => {
    objects.set(key, Buffer.from(bytes))
    revisions.set(key, (count += 1))
    written.set(key, new Date())
  }
  return {
    read: async (key) => {
      await before('read', key)
      return objects.get(key) ?? null
    },
    write: async (key, bytes) => {
      await before('write', key)
      put(key, bytes)
    },
    create: async (key, bytes) => {
      await before('create', key)
      if (objects.has(key)) return false
      put(key, bytes)
      return true
    },
    list: async (prefix) => {
      await before('list', prefix)
      const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`
      return [...objects.keys()].filter((key) => key.startsWith(folder)).sort()
    },
    remove: async (key) => {
      await before('remove', key)
      objects.delete(key)
    },
    modified: async (key) => (objects.has(key) ? (written.get(key) ?? null) : null),
    revision: async (key) => {
      await before('revision', key)
      return objects.has(key) ? String(revisions.get(key)) : null
    },
  }
}
