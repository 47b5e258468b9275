import { defaultPlan } from '@site/contracts/ramp-plan'
import { counted, list, percent, shortVersion } from '../parts/words.ts'
import { canariesIn, defaultIn, rollbackTarget, type Change, type Standing } from './change.ts'

type Of<Kind extends Change['kind']> = Change & { readonly kind: Kind }

const naming =
  ({ versions }: Standing) =>
  (version: string): string =>
    shortVersion(
      version,
      versions.map((each) => each.version),
    )

const promoted = ({ name, version }: Of<'promote'>, standing: Standing): string[] => {
  const short = naming(standing)
  const before = defaultIn(standing)
  const withdrawn = canariesIn(standing).filter((each) => each.version !== version)
  const first =
    before === undefined
      ? `Everybody gets ${name} ${short(version)} now; until now only people who chose it had ${name}.`
      : before === version
        ? `Everybody gets ${short(version)} now.`
        : `Everybody gets ${short(version)} now; ${short(before)} stays published and can be rolled back to.`
  const others = list(withdrawn.map((each) => short(each.version)))
  return withdrawn.length === 0 ? [first] : [first, `Nobody gets ${others} any more.`]
}

const shared = ({ name, version, percent: share }: Of<'canary'>, standing: Standing): string[] => {
  const short = naming(standing)
  const before = defaultIn(standing)
  if (share === 0)
    return [
      before === undefined
        ? `Nobody gets ${short(version)} any more, except people who choose it.`
        : `Nobody gets ${short(version)} any more; its visitors get ${short(before)} again.`,
    ]
  const others = canariesIn(standing)
    .filter((each) => each.version !== version)
    .reduce((sum, { traffic }) => sum + traffic, 0)
  const rest = percent(Math.max(0, Math.round((100 - others - share) * 100) / 100))
  return [
    before === undefined
      ? `${percent(share)} of visitors get ${short(version)} now; all others have no ${name}.`
      : `${percent(share)} of visitors get ${short(version)} now; ${rest} keep ${short(before)}. Nothing watches it: a ramp would.`,
  ]
}

const rolledBack = ({ name }: Of<'rollback'>, standing: Standing): string[] => {
  const short = naming(standing)
  const now = defaultIn(standing)
  const withdrawn = canariesIn(standing)
  const canaries = list(withdrawn.map((each) => short(each.version)))
  if (withdrawn.length > 0)
    return [
      now === undefined
        ? `Nobody gets ${canaries} any more, and nobody has ${name}.`
        : `Everybody gets ${short(now)} again; ${canaries} ${withdrawn.length === 1 ? 'stays' : 'stay'} published and can be tried again.`,
    ]
  const target = rollbackTarget(standing)
  if (now === undefined || target === undefined)
    return [`${name} has no version before this one: the registry will refuse.`]
  return [`Everybody gets ${short(target)} again; ${short(now)} stays published and can be promoted again.`]
}

const revoked = ({ name, version }: Of<'revoke'>, standing: Standing): string[] => {
  const short = naming(standing)
  const now = defaultIn(standing)
  const role = standing.versions.find((each) => each.version === version)
  const gone = `${short(version)} is removed for good, previews and chosen versions included. It cannot be rolled back to or published again.`
  if (version === now)
    return [
      standing.fallback === null
        ? `Nobody has ${name} any more: there is no version before ${short(version)}.`
        : `Everybody gets ${short(standing.fallback)} now.`,
      gone,
    ]
  if (role === undefined || role.traffic === 0) return ['No visitor has it now.', gone]
  return [now === undefined ? `Its visitors have no ${name} any more.` : `Its visitors get ${short(now)} again.`, gone]
}

const ramped = ({ version }: Of<'ramp'>, standing: Standing): string[] => {
  const short = naming(standing)
  const [first, ...later] = defaultPlan.steps.map(({ percent: share }) => percent(share))
  const before = defaultIn(standing)
  const back = before === undefined ? 'it is taken back' : `everybody gets ${short(before)} again`
  return [
    `${first} of visitors get ${short(version)} now, then ${list(later)}, as long as it does no worse than what the others have.`,
    `If it does, ${back} without anybody having to watch.`,
  ]
}

const held = (standing: Standing): string[] => {
  const share = standing.ramp === undefined ? 'its share' : percent(standing.ramp.traffic)
  return [`It stays at ${share} until somebody resumes it. It is watched all the same and taken back if it does worse.`]
}

const resumed = ({ ramp }: Standing): string[] => {
  const next = ramp?.plan.steps[ramp.step + 1]
  return [next === undefined ? 'The ramp goes on.' : `The ramp goes on; its next step is ${percent(next.percent)}.`]
}

/** Whether a change by hand ends the ramp that runs. */
const endsRamp = ({ kind }: Change): boolean =>
  kind === 'promote' || kind === 'canary' || kind === 'rollback' || kind === 'revoke'

const own = (change: Change, standing: Standing): string[] => {
  switch (change.kind) {
    case 'promote':
      return promoted({ ...change, kind: change.kind }, standing)
    case 'revoke':
      return revoked({ ...change, kind: change.kind }, standing)
    case 'ramp':
      return ramped({ ...change, kind: change.kind }, standing)
    case 'canary':
      return shared(change, standing)
    case 'rollback':
      return rolledBack({ ...change, kind: change.kind }, standing)
    case 'hold':
      return held(standing)
    case 'resume':
      return resumed(standing)
    case 'preview':
      return [
        `A new address shows ${naming(standing)(change.version)} for ${counted(change.days, 'day')} to whoever has the address. Nobody else notices.`,
      ]
  }
}

/** What a change does to visitors, in plain sentences, before it is made. */
export const consequence = (change: Change, standing: Standing): readonly string[] => {
  const { ramp } = standing
  const ended =
    ramp !== undefined && endsRamp(change)
      ? [`The ramp of ${naming(standing)(ramp.version)} ends, since this is decided by hand.`]
      : []
  return [...own(change, standing), ...ended]
}
