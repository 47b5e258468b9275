import { isOverride, type Overrides } from '@site/contracts/overrides'

const KEY = 'overrides'

/** Returns the tab's storage. Throws where the browser blocks storage; the site must work there too. */
export type TabStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const stored = (storage: TabStorage): Overrides => {
  try {
    const parsed: unknown = JSON.parse(storage().getItem(KEY) ?? '{}')
    if (typeof parsed !== 'object' || parsed === null) return {}
    return Object.fromEntries(Object.entries(parsed).filter((pair): pair is [string, string] => isOverride(...pair)))
  } catch {
    return {}
  }
}

/** Adds the overrides of the address to those stored for this tab: `?mf-planner=1.2.0` sets one, `?mf-planner=` clears it. */
export const withSearch = (kept: Overrides, search: string): Overrides => {
  const next: Record<string, string> = { ...kept }
  for (const [name, version] of new URLSearchParams(search)) {
    if (version === '') delete next[name]
    else if (isOverride(name, version)) next[name] = version
  }
  return next
}

/** Combines the overrides of the tab, the address and the server, and stores them for the tab's next pages. */
export const takeOverrides = (storage: TabStorage, search: string, fromServer: Overrides = {}): Overrides => {
  const overrides = { ...withSearch(stored(storage), search), ...fromServer }
  saveOverrides(storage, overrides)
  return overrides
}

export const saveOverrides = (storage: TabStorage, overrides: Overrides): void => {
  try {
    if (Object.keys(overrides).length === 0) storage().removeItem(KEY)
    else storage().setItem(KEY, JSON.stringify(overrides))
  } catch {
    // Storage is blocked: the overrides apply to this page only.
  }
}

export const searchOf = (overrides: Overrides): string => {
  const search = new URLSearchParams(overrides).toString()
  return search === '' ? '' : `?${search}`
}
