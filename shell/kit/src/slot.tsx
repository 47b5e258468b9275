import { createContext, use, useMemo, type ComponentType, type ReactNode } from 'react'
import type { PartModule } from './define-remote.ts'

export interface SlotProps {
  /** As the remote's contributions offer it, `mf-events/below-results`. */
  readonly name: string
  /** What whoever fills it is told, by the schema of its version; the same object for as long as nothing changes. */
  readonly props: unknown
  /** What it is for, as the words of a visitor: shown where the content does not load. */
  readonly label: string
  /** The height it keeps free while its content loads, a CSS length for phones and one for wider screens. */
  readonly reserve: readonly [phone: string, wide: string]
}

/** Renders slots; the shell provides it. Without it, as on the page of a remote alone, slots are empty. */
export const SlotContext = createContext<(slot: SlotProps) => ReactNode>(() => null)

/** A place in a page that other remotes may fill. What they put there loads after the page, and fails for itself alone. */
export const Slot = (slot: SlotProps) => use(SlotContext)(slot)

/** The part that fills a slot: `schema` reads what the owner passes on, and a mismatch fails this part alone. */
export const definePart =
  <Props extends object>(
    schema: { readonly parse: (value: unknown) => Props },
    Component: ComponentType<Props>,
  ): PartModule['Part'] =>
  ({ props }) => {
    const read = useMemo(() => schema.parse(props), [props])
    return <Component {...read} />
  }
