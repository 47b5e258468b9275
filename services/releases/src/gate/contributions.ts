import type { Contributions } from '@site/contracts/contributions'
import type { Registry, Release } from '@site/contracts/registry'
import { findRoute } from '@site/contracts/routes'
import { label, liveSet, type Live } from '../registry/versions.ts'
import { contributionsOf } from '../resolve/frame-of.ts'

/** Dialogs of shells that are older than contributions. */
const BUILT_IN: readonly string[] = ['waitlist', 'partner-contact']

const allOf = ({ shells, remotes }: Live): readonly Release[] => [...shells, ...remotes]

/** Something only one release may have, as a message names it. */
type Claim = string

const claimsOf = (release: Release): Claim[] => {
  const { menus, links, actions, footer, dialogs, afterSignIn } = contributionsOf(release)
  const inBar = [...menus, ...links.filter(({ menu, button }) => menu === undefined && button === undefined)]
  const buttons = [...links.filter(({ menu, button }) => menu === undefined && button === true), ...actions]
  return [
    ...[...menus, ...links, ...actions].map(({ id }) => `nav: '${id}'`),
    ...inBar.map(({ order }) => `nav: order ${order} in the bar`),
    ...buttons.map(({ order }) => `nav: order ${order} among the buttons`),
    ...links.flatMap(({ menu, order }) => (menu === undefined ? [] : [`nav: order ${order} in the menu '${menu}'`])),
    ...footer.map(({ id }) => `footer: '${id}'`),
    ...footer.map(({ column, order }) => `footer: order ${order} in the column '${column}'`),
    ...dialogs.map(({ name }) => `dialog: '${name}'`),
    ...(afterSignIn === undefined ? [] : ['sign-in: the page after it']),
  ]
}

/** Two releases want the same place or name. Versions of one remote may: only one of them is shown at a time. */
export const contributedTwice = (live: Live): string[] =>
  allOf(live).flatMap((release, at, releases) => {
    const claims = claimsOf(release)
    const twice = claims.filter((claim, index) => claims.indexOf(claim) !== index)
    const others = releases.slice(at + 1).filter(({ name }) => name !== release.name)
    return [
      ...twice.map((claim) => `${claim} is claimed twice by ${label(release)}`),
      ...others.flatMap((other) => {
        const theirs = new Set(claimsOf(other))
        return claims
          .filter((claim) => theirs.has(claim))
          .map((claim) => `${claim} is claimed by ${label(release)} and by ${label(other)}`)
      }),
    ]
  })

/** Links of nav and footer lead to pages of whoever contributes them, so that they never outlive their page. */
export const contributedLinks = ({ remotes, shells }: Live): string[] =>
  [...shells, ...remotes].flatMap((release) => {
    const { links, footer, afterSignIn } = contributionsOf(release)
    return [...links, ...footer, ...(afterSignIn === undefined ? [] : [{ id: 'after sign-in', to: afterSignIn }])]
      .filter(({ to }) => findRoute([release], to) === null)
      .map(({ id, to }) => `nav: '${id}' of ${label(release)} leads to ${to}, which ${label(release)} does not serve`)
  })

export const unknownMenus = (live: Live): string[] => {
  const menus = new Set(allOf(live).flatMap((release) => contributionsOf(release).menus.map(({ id }) => id)))
  return allOf(live).flatMap((release) =>
    contributionsOf(release).links.flatMap(({ id, menu }) =>
      menu === undefined || menus.has(menu)
        ? []
        : [`nav: '${id}' of ${label(release)} stands in the menu '${menu}', which no live release has`],
    ),
  )
}

/** What slots and dialogs name must be a part of the build. */
export const missingParts = (live: Live): string[] =>
  allOf(live)
    // The shell's own dialogs are no parts of a remote.
    .filter(({ name }) => name !== 'shell')
    .flatMap((release) => {
      const { dialogs, fills } = contributionsOf(release)
      return [
        ...dialogs.map(({ name, component }) => ({ component, what: `dialog: '${name}'` })),
        ...fills.map(({ slot, component }) => ({ component, what: `slot: ${slot}` })),
      ]
        .filter(({ component }) => !(component in release.pages))
        .map(({ component, what }) => `${what} is given to the part '${component}', ${label(release)} has none`)
    })

const sizeOf = (release: Release, component: string): number => {
  const part = release.pages[component]
  const files = [release.boot, ...(part === undefined ? [] : [part])].flatMap(({ js, css }) => [...js, ...css])
  return [...new Set(files)].reduce((sum, path) => sum + (release.files[path]?.bytes ?? 0), 0)
}

const ownerOf = (slot: string): string => slot.split('/')[0] ?? ''
const number = (bytes: number): string => bytes.toLocaleString('en-AU')

const fillProblem = (release: Release, { slot, props, component }: Contributions['fills'][number], owner: Release) => {
  const offer = contributionsOf(owner).slots.find(({ name }) => name === slot)
  if (offer === undefined) return `slot: ${label(release)} fills ${slot}, ${label(owner)} does not offer it`
  if (offer.props !== props)
    return `slot: ${label(release)} fills ${slot} for version ${props} of its props, ${label(owner)} passes on version ${offer.props}`
  const bytes = sizeOf(release, component)
  return bytes <= offer.bytes
    ? null
    : `slot: ${label(release)} loads ${number(bytes)} bytes to fill ${slot}, ${label(owner)} allows ${number(offer.bytes)}`
}

/** Every live version of a slot's owner must offer it as those who fill it expect. */
export const slotFills = (live: Live): string[] =>
  allOf(live).flatMap((release) =>
    contributionsOf(release).fills.flatMap((fill) => {
      const owners = allOf(live).filter(({ name }) => name === ownerOf(fill.slot))
      if (owners.length === 0) return [`slot: ${label(release)} fills ${fill.slot}, ${ownerOf(fill.slot)} is not live`]
      return owners.flatMap((owner) => fillProblem(release, fill, owner) ?? [])
    }),
  )

/** A slot's name tells whose page it is in. */
export const foreignSlots = (live: Live): string[] =>
  allOf(live).flatMap((release) =>
    contributionsOf(release)
      .slots.filter(({ name }) => ownerOf(name) !== release.name)
      .map(({ name }) => `slot: ${label(release)} offers ${name}; its slots are named ${release.name}/…`),
  )

const dialogsOf = (release: Release): readonly string[] =>
  release.name === 'shell' && release.contributions === undefined
    ? BUILT_IN
    : contributionsOf(release).dialogs.map(({ name }) => name)

const openedBy = (release: Release): string[] => {
  const { opens, actions } = contributionsOf(release)
  return [...new Set([...opens, ...actions.map((action) => action.opens)])]
}

/** Dialogs that a live release opens and that no live release has. */
export const missingDialogs = (live: Live): string[] => {
  const known = new Set(allOf(live).flatMap(dialogsOf))
  return allOf(live).flatMap((release) =>
    openedBy(release)
      .filter((name) => !known.has(name))
      .map((name) => `dialog: ${label(release)} opens '${name}', which no live release has`),
  )
}

/** Dialogs that the change removes for some visitors while another release opens them; names who had them and who does not. */
export const vanishedDialogs = (before: Registry, after: Registry): string[] => {
  const [had, has] = [allOf(liveSet(before)), allOf(liveSet(after))]
  return has.flatMap((release) =>
    openedBy(release).flatMap((dialog) => {
      const owner = had.find((each) => each.name !== release.name && dialogsOf(each).includes(dialog))?.name
      const losers = has.filter((each) => each.name === owner && !dialogsOf(each).includes(dialog))
      return losers.map((loser) => `dialog: ${label(release)} opens '${dialog}', ${label(loser)} does not have it`)
    }),
  )
}
