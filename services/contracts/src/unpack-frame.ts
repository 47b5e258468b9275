import { footerColumns, type Frame } from './frame.ts'
import type { PackedFrame } from './packed-frame.ts'

type Link = Frame['links'][number]

/** The frame of a page, as its first render needs it: entries are named and ordered by where they stand. */
export const unpackFrame = ({ bar, buttons, footer, dialogs = [], fills = [], ...rest }: PackedFrame): Frame => {
  const frame: Frame = {
    menus: [],
    links: [],
    actions: [],
    footer: footerColumns.flatMap((column, at) =>
      (footer[at] ?? []).map(([to, label], order) => ({ by: '', id: to, order, label, to, column })),
    ),
    dialogs: dialogs.map(([name, by, component]) => ({ name, by, component })),
    fills: fills.map(([slot, by, component], order) => ({ slot, by, component, order })),
    ...rest,
  }
  const add = ([to, label, badge]: readonly [string, string, string?], order: number, more: Partial<Link> = {}): void =>
    void frame.links.push({ by: '', id: to, order, label, to, ...(badge === undefined ? {} : { badge }), ...more })
  for (const [order, entry] of bar.entries()) {
    const [first, second] = entry
    if (typeof second === 'string') add([first, second, entry[2]], order)
    else {
      frame.menus.push({ by: '', id: first, order, label: first })
      for (const [at, link] of second.entries()) add([link[0], link[1], link[2]], at, { menu: first })
    }
  }
  for (const [order, [target, label]] of buttons.entries())
    if (target.startsWith('/')) add([target, label], order, { button: true })
    else frame.actions.push({ by: '', id: target, order, label, opens: target })
  return frame
}
