import type { Registry, RegistryVersion } from '@site/contracts/registry'
import { damageOf, isLive, storedFiles, type Store, type StoredFile } from '@site/releases'
import type { DamagedFiles } from './damaged-files.ts'

interface StoreCheckInput {
  readonly store: Store
  readonly registry: () => Registry
  readonly damage: DamagedFiles
  /** Files a minute; 0 for none. */
  readonly perMinute: number
  readonly onProblem: (error: unknown) => void
}

/** Who is next: half of the checks for what visitors get, a quarter each for other releases and for what was found damaged. */
const TURNS = ['live', 'idle', 'live', 'damaged'] as const
type Turn = (typeof TURNS)[number]

const filesOf = (registry: Registry, wanted: (version: RegistryVersion) => boolean): StoredFile[] =>
  Object.values(registry.microFrontends)
    .flat()
    .filter(wanted)
    .flatMap(({ extras }) => storedFiles(extras.modulefederation))

/**
 * Reads stored files against their hashes, one at a time and round and round: so few a minute that neither visitors nor a bucket's bill
 * notice. Damage is found within minutes in live releases, and forgotten soon after it is repaired.
 */
export const checkStore = ({ store, registry, damage, perMinute, onProblem }: StoreCheckInput) => {
  let listed: Registry | undefined
  let lists: Record<Exclude<Turn, 'damaged'>, StoredFile[]> = { live: [], idle: [] }
  const next = { live: 0, idle: 0, damaged: 0 }
  let turn = 0
  let busy = false

  const list = (): void => {
    const current = registry()
    if (current === listed) return
    listed = current
    lists = { live: filesOf(current, isLive), idle: filesOf(current, (version) => !isLive(version)) }
    damage.keepOnly(new Set([...lists.live, ...lists.idle].map(({ key }) => key)))
  }
  const take = (of: Turn): StoredFile | undefined => {
    const files = of === 'damaged' ? damage.files() : lists[of]
    return files[next[of]++ % files.length]
  }
  const checkNext = async (): Promise<void> => {
    if (busy) return
    busy = true
    try {
      list()
      const file = take(TURNS[turn++ % TURNS.length] ?? 'live') ?? take('live')
      if (file !== undefined) damage.found(file, (await damageOf(store, file)).length === 0)
    } catch (error) {
      onProblem(error)
    } finally {
      busy = false
    }
  }
  const timer = perMinute === 0 ? undefined : setInterval(() => void checkNext(), 60_000 / perMinute)
  timer?.unref()
  return { checkNext, stop: () => clearInterval(timer) }
}
