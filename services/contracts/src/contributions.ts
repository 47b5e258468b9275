import * as z from 'zod/mini'
import { footerColumns } from './frame.ts'

/** Names of what is contributed: unique among all remotes within its kind. */
const id = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/))
/** `<remote>/<place>`: a slot carries the name of whose page has it, so that no two remotes offer the same one. */
const slotName = z.string().check(z.regex(/^(?:shell|mf-[a-z][a-z0-9-]{0,40})\/[a-z][a-z0-9-]{0,40}$/))
const label = z.string().check(z.minLength(1), z.maxLength(40))
const path = z.string().check(z.regex(/^\/(?:[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*)?$/))
/** Lower ones come first. Leave gaps: another team may have something to put in between. */
const order = z.int().check(z.gte(0), z.lte(999))
/** Name of a part in `defineRemote({ parts })`. */
const component = z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9]{0,40}$/))
/** Measures that one release may name. */
const MOST_MEASURES = 8
const propsVersion = z.int().check(z.gte(1), z.lte(99))

/** `preview`: only who chose a version or follows a preview has it, such as its team before everybody does. */
const audience = z.optional(z.enum(['everyone', 'preview']))

const menu = z.strictObject({ id, order, label, audience })
const link = z.strictObject({
  id,
  order,
  label,
  /** One of the remote's own pages. */
  to: path,
  badge: z.optional(z.string().check(z.minLength(1), z.maxLength(12))),
  /** The menu it stands in, of any remote; in the bar itself when left out. */
  menu: z.optional(id),
  /** A button, among those at the end of the bar. */
  button: z.optional(z.literal(true)),
  audience,
})
const action = z.strictObject({
  id,
  order,
  label,
  /** Name of the dialog that its button opens. */
  opens: id,
  audience,
})
const footerLink = z.strictObject({ id, order, label, column: z.enum(footerColumns), to: path, audience })
const dialog = z.strictObject({ name: id, component, audience })
const slotOffer = z.strictObject({
  name: slotName,
  /** Version of the props that it passes on (`slots.ts`): who fills it must be written for the same. */
  props: propsVersion,
  /** Most bytes that a remote may load to fill it, uncompressed: its boot files and the part. */
  bytes: z.int().check(z.gte(1000), z.lte(400_000)),
})
const slotFill = z.strictObject({ slot: slotName, props: propsVersion, order, component, audience })

/** What a release adds to the site besides its pages: pure data, published with it. */
export const contributionsDefinition = z.strictObject({
  menus: z.optional(z.array(menu).check(z.maxLength(4))),
  links: z.optional(z.array(link).check(z.maxLength(20))),
  actions: z.optional(z.array(action).check(z.maxLength(4))),
  footer: z.optional(z.array(footerLink).check(z.maxLength(20))),
  dialogs: z.optional(z.array(dialog).check(z.maxLength(10))),
  /** Dialogs, of whomever, that its pages open by name. */
  opens: z.optional(z.array(id).check(z.maxLength(20))),
  slots: z.optional(z.array(slotOffer).check(z.maxLength(20))),
  fills: z.optional(z.array(slotFill).check(z.maxLength(20))),
  /** Its page where a visitor who has signed in goes on. */
  afterSignIn: z.optional(path),
  /** What it measures besides the vitals, by name, such as `searches-that-led-to-a-hotel`: only these are counted (`measure` of the host). */
  measures: z.optional(z.array(id).check(z.maxLength(MOST_MEASURES))),
})
export type ContributionsDefinition = z.infer<typeof contributionsDefinition>

/** The contributions of a release as they are used: lists that were left out are empty. */
export interface Contributions {
  readonly menus: readonly z.infer<typeof menu>[]
  readonly links: readonly z.infer<typeof link>[]
  readonly actions: readonly z.infer<typeof action>[]
  readonly footer: readonly z.infer<typeof footerLink>[]
  readonly dialogs: readonly z.infer<typeof dialog>[]
  readonly opens: readonly string[]
  readonly slots: readonly z.infer<typeof slotOffer>[]
  readonly fills: readonly z.infer<typeof slotFill>[]
  readonly afterSignIn?: string
  readonly measures: readonly string[]
}

/**
 * The contributions in the record of a release. A record may be older or newer than this code, so each entry is read by itself: what
 * this code does not understand is left out and named in `problems`, and everything else of the release goes on.
 */
export const readContributions = (
  recorded: unknown,
): { readonly contributions: Contributions; readonly problems: readonly string[] } => {
  const listed: unknown = recorded ?? {}
  const entries = new Map(typeof listed === 'object' && listed !== null ? Object.entries(listed) : [])
  const problems = entries.size === 0 && typeof listed !== 'object' ? ['contributions are not an object'] : []
  const valid = <Item>(name: keyof Contributions, schema: z.ZodMiniType<Item>, list = entries.get(name)): Item[] =>
    (list === undefined ? [] : Array.isArray(list) ? list : [list]).flatMap((item: unknown) => {
      const parsed = schema.safeParse(item)
      if (parsed.success) return [parsed.data]
      problems.push(`${name}: ${JSON.stringify(item).slice(0, 100)} is not understood`)
      return []
    })
  const [afterSignIn] = valid('afterSignIn', path)
  const contributions = {
    menus: valid('menus', menu),
    links: valid('links', link),
    actions: valid('actions', action),
    footer: valid('footer', footerLink),
    dialogs: valid('dialogs', dialog),
    opens: valid('opens', id),
    slots: valid('slots', slotOffer),
    fills: valid('fills', slotFill),
    measures: valid('measures', id).slice(0, MOST_MEASURES),
    ...(afterSignIn === undefined ? {} : { afterSignIn }),
  }
  return { contributions, problems }
}

/** Who contributed an entry. */
const common = { by: z.string(), id, order, label }

/** The frame of a composition as it is sent to browsers. */
export const frame = z.object({
  menus: z.array(z.object(common)),
  links: z.array(
    z.object({
      ...common,
      to: path,
      badge: z.optional(z.string()),
      menu: z.optional(id),
      button: z.optional(z.literal(true)),
    }),
  ),
  actions: z.array(z.object({ ...common, opens: id })),
  footer: z.array(z.object({ ...common, column: z.enum(footerColumns), to: path })),
  dialogs: z.array(z.object({ by: z.string(), name: id, component })),
  fills: z.array(z.object({ by: z.string(), order, slot: slotName, component })),
  afterSignIn: z.optional(z.string()),
})
