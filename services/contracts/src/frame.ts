import type { Contributions, frame } from './contributions.ts'
import type * as z from 'zod/mini'

/** The columns of the footer, in their order (spec §2). */
export const footerColumns = ['company', 'legal', 'support', 'business'] as const
export type FooterColumn = (typeof footerColumns)[number]

/** Stand in a prerendered page where the nav and the footer of the composition go. */
export const frameMarks = { nav: '<!--frame:nav-->', footer: '<!--frame:footer-->' } as const

/** The paths at which a frame looks different from elsewhere: those it links to, where the link is the current one. */
export const pathsOfFrame = ({ links, footer }: Frame): string[] => [
  ...new Set([...links, ...footer].map(({ to }) => to)),
]

/** What stands around every page of a composition, and what fills its slots: the contributions of all its releases, in their order. */
export type Frame = z.infer<typeof frame>

/** Of a composition whose front server is older than contributions. */
export const emptyFrame: Frame = { menus: [], links: [], actions: [], footer: [], dialogs: [], fills: [] }

export interface Contributor {
  readonly name: string
  readonly contributions: Contributions
}

interface Ordered {
  readonly order: number
  readonly by: string
}

/** By order, then by name: the same for every set of releases, whoever was published first. */
const inOrder = <Item extends Ordered>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  [...items].sort((a, b) => a.order - b.order || (keyOf(a) < keyOf(b) ? -1 : 1))

/** Without those whose key an earlier one has: the gate refuses them, but versions chosen by address pass no gate. */
const firstOf = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const fillKey = ({ by, component }: Frame['fills'][number]): string => `${by} ${component}`

/**
 * Merges contributions into one frame. `isTrying`: the visitor chose versions, and sees what is for such visitors alone. What leads
 * nowhere in this composition is left out: a link into a menu nobody has, a menu without links, the button of a missing dialog, the
 * filling of a slot that nobody offers in that version.
 */
export const composeFrame = (contributors: readonly Contributor[], isTrying: boolean): Frame => {
  const all = <Item extends { readonly audience?: 'everyone' | 'preview' | undefined }>(
    listOf: (contributions: Contributions) => readonly Item[],
  ) =>
    contributors.flatMap(({ name, contributions }) =>
      listOf(contributions)
        .filter(({ audience }) => isTrying || audience !== 'preview')
        .map(({ audience: _for, ...item }) => ({ ...item, by: name })),
    )
  const idOf = ({ id }: { readonly id: string }): string => id
  const sorted = <Item extends Ordered & { readonly id: string }>(items: readonly Item[]): Item[] =>
    firstOf(inOrder(items, idOf), idOf)

  const offered = new Set(
    contributors.flatMap(({ contributions }) => contributions.slots.map(({ name, props }) => `${name}@${props}`)),
  )
  const menus = sorted(all(({ menus }) => menus))
  const links = sorted(all(({ links }) => links)).filter(
    ({ menu }) => menu === undefined || menus.some(({ id }) => id === menu),
  )
  const dialogs = firstOf(
    all(({ dialogs }) => dialogs),
    ({ name }) => name,
  )
  const [afterSignIn] = contributors.flatMap(({ contributions }) => contributions.afterSignIn ?? [])
  return {
    menus: menus.filter(({ id }) => links.some(({ menu }) => menu === id)),
    links,
    actions: sorted(all(({ actions }) => actions)).filter(({ opens }) => dialogs.some(({ name }) => name === opens)),
    footer: sorted(all(({ footer }) => footer)),
    dialogs,
    fills: inOrder(
      all(({ fills }) => fills)
        .filter(({ slot, props }) => offered.has(`${slot}@${props}`))
        .map(({ props: _version, ...fill }) => fill),
      fillKey,
    ),
    ...(afterSignIn === undefined ? {} : { afterSignIn }),
  }
}

/** The frame with what one remote contributes now in place of what it did: for the dev server of that remote. */
export const withContributions = (composed: Frame, name: string, contributions: Contributions): Frame => {
  const { menus, links, actions, footer, dialogs, fills } = composed
  const others = new Set([menus, links, actions, footer, dialogs].flat().map(({ by }) => by))
  others.delete(name)
  const contributors = [...others].map((other): Contributor => {
    const isIts = ({ by }: { readonly by: string }): boolean => by === other
    const its = { menus: menus.filter(isIts), links: links.filter(isIts), actions: actions.filter(isIts) }
    const rest = {
      footer: footer.filter(isIts),
      dialogs: dialogs.filter(isIts),
      opens: [],
      slots: [],
      fills: [],
      measures: [],
    }
    return { name: other, contributions: { ...its, ...rest } }
  })
  const own = contributions.fills.map(({ slot, order, component }) => ({ slot, order, component, by: name }))
  return {
    ...composeFrame([...contributors, { name, contributions }], true),
    fills: inOrder([...fills.filter(({ by }) => by !== name), ...own], fillKey),
  }
}

type Link = Frame['links'][number]
type Menu = Frame['menus'][number]
type Action = Frame['actions'][number]

export interface NavEntries {
  /** Menus with their links, and links, from the left of the bar. */
  readonly bar: readonly ((Menu & { readonly links: readonly Link[] }) | Link)[]
  /** Buttons at the end of the bar. */
  readonly buttons: readonly (Link | Action)[]
}

const byOrder = (a: { readonly order: number }, b: { readonly order: number }): number => a.order - b.order

/** The navigation bar as the contributions give it; the side menu holds the same. */
export const navEntries = ({ menus, links, actions }: Frame): NavEntries => ({
  bar: [
    ...menus.map((menu) => ({ ...menu, links: links.filter((link) => link.menu === menu.id) })),
    ...links.filter(({ menu, button }) => menu === undefined && button === undefined),
  ].sort(byOrder),
  buttons: [...links.filter(({ menu, button }) => menu === undefined && button === true), ...actions].sort(byOrder),
})
