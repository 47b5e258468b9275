import type { Store } from './store.ts'

/** Deletes a version's files, pages and verdicts. Its record goes first: without it no file of the version is served. */
export const removeVersion = async (store: Store, name: string, version: string): Promise<void> => {
  await store.remove(`${name}/${version}/release.json`)
  for (const key of await store.list(`${name}/${version}`)) await store.remove(key)
  for (const key of await store.list(`verdicts/${name}/${version}`)) await store.remove(key)
  for (const key of await store.list('prerendered'))
    if (key.includes(`/${name}@${version}.json`) || key.includes(`/${name}@${version}/`)) await store.remove(key)
}
