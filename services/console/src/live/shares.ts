import type { StatusAnswer, VersionStatus } from '@site/contracts/registry-service'
import { percent } from '../parts/words.ts'

export type Remote = StatusAnswer['remotes'][number]

/** `default`: who is in no canary has it. `canary`: a share has it. `none`: only who chooses it, or follows a preview. */
export type Role = 'default' | 'canary' | 'none'

export const roleOf = ({ traffic, default: standard }: Pick<VersionStatus, 'traffic' | 'default'>): Role =>
  standard ? 'default' : traffic > 0 ? 'canary' : 'none'

/** Versions that visitors have, the largest share first. */
export const liveVersions = ({ versions }: Pick<Remote, 'versions'>): readonly VersionStatus[] =>
  versions.filter((version) => roleOf(version) !== 'none').sort((a, b) => b.traffic - a.traffic)

/** Who has a version, in words. */
export const audience = ({ traffic, default: standard }: Pick<VersionStatus, 'traffic' | 'default'>): string => {
  if (standard && traffic === 100) return 'everybody'
  if (standard) return `${percent(traffic)} of visitors, who are in no canary`
  return traffic > 0
    ? `${percent(traffic)} of visitors, the same ones while it grows`
    : 'nobody, except people who choose it'
}

/** The shell, which holds all others, first; then by name. */
export const inOrder = (remotes: readonly Remote[]): readonly Remote[] =>
  [...remotes].sort((a, b) => Number(b.name === 'shell') - Number(a.name === 'shell') || a.name.localeCompare(b.name))
