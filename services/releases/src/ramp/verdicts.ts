import { verdict, type NewVerdict, type Verdict } from '@site/contracts/verdict'
import type { Store } from '../store/store.ts'

export const VERDICT_FILE = /^verdicts\/(?:shell|mf-[a-z][a-z0-9-]*)\/[0-9a-z.-]+\/\d{8}\.json$/
const FOLDER = 'verdicts'
/** Verdicts of one version that are kept; the newest counts. */
const KEPT = 20

const folderOf = (name: string, version: string): string => `${FOLDER}/${name}/${version}`
const versionOf = (key: string): string => key.slice(FOLDER.length + 1, key.lastIndexOf('/'))

const read = async (store: Store, key: string | undefined): Promise<Verdict | null> => {
  const bytes = key === undefined ? null : await store.read(key)
  return bytes === null ? null : verdict.parse(JSON.parse(bytes.toString('utf8')))
}

/** Stores a verdict beside those before it. */
export const addVerdict = async (
  store: Store,
  name: string,
  said: NewVerdict,
  by: string,
  now: Date,
): Promise<Verdict> => {
  const whole: Verdict = { ...said, at: now.toISOString(), by }
  for (;;) {
    const keys = await store.list(folderOf(name, said.version))
    const number = Number.parseInt(keys.at(-1)?.split('/').at(-1) ?? '0', 10) + 1
    const key = `${folderOf(name, said.version)}/${String(number).padStart(8, '0')}.json`
    if (!(await store.create(key, Buffer.from(JSON.stringify(whole))))) continue
    for (const old of keys.slice(0, -KEPT)) await store.remove(old)
    return whole
  }
}

/** The newest verdict of a version; null where none was given. */
export const verdictOf = async (store: Store, name: string, version: string): Promise<Verdict | null> =>
  read(store, (await store.list(folderOf(name, version))).at(-1))

/** The newest verdict of every version that has one, by `<remote>/<version>`; each is read once, since none ever changes. */
export const verdictReader = (store: Store): (() => Promise<ReadonlyMap<string, Verdict>>) => {
  let known = new Map<string, Verdict>()
  return async () => {
    const newest = new Map((await store.list(FOLDER)).map((key) => [versionOf(key), key]))
    const next = new Map<string, Verdict>()
    for (const key of newest.values()) {
      const found = known.get(key) ?? (await read(store, key))
      if (found !== null) next.set(key, found)
    }
    known = next
    return new Map([...next].map(([key, each]) => [versionOf(key), each]))
  }
}
