import * as z from 'zod/mini'
import { footerColumns, navEntries, type Frame } from './frame.ts'

const packedLink = z.union([z.tuple([z.string(), z.string()]), z.tuple([z.string(), z.string(), z.string()])])
type PackedLink = z.infer<typeof packedLink>

/**
 * A frame as every page carries it, without what only servers tell apart: half as many bytes. Address and label of links, a badge after
 * them; the label and the links of menus; of buttons the address or the name of the dialog.
 */
export const packedFrame = z.object({
  bar: z.array(z.union([packedLink, z.tuple([z.string(), z.array(packedLink)])])),
  buttons: z.array(z.tuple([z.string(), z.string()])),
  /** By column, in their order. */
  footer: z.array(z.array(packedLink)),
  /** Name, remote and component; left out without any. */
  dialogs: z.optional(z.array(z.tuple([z.string(), z.string(), z.string()]))),
  /** Slot, remote and component; left out without any. */
  fills: z.optional(z.array(z.tuple([z.string(), z.string(), z.string()]))),
  afterSignIn: z.optional(z.string()),
})
export type PackedFrame = z.infer<typeof packedFrame>

const packLink = ({ to, label, badge }: { to: string; label: string; badge?: string | undefined }): PackedLink =>
  badge === undefined ? [to, label] : [to, label, badge]

export const packFrame = (frame: Frame): PackedFrame => {
  const { bar, buttons } = navEntries(frame)
  // The shell knows its own.
  const dialogs = frame.dialogs.filter(({ by }) => by !== 'shell')
  return {
    bar: bar.map((entry) => ('links' in entry ? [entry.label, entry.links.map(packLink)] : packLink(entry))),
    buttons: buttons.map((entry) => ['to' in entry ? entry.to : entry.opens, entry.label]),
    footer: footerColumns.map((column) => frame.footer.filter((link) => link.column === column).map(packLink)),
    ...(dialogs.length === 0 ? {} : { dialogs: dialogs.map(({ name, by, component }) => [name, by, component]) }),
    ...(frame.fills.length === 0 ? {} : { fills: frame.fills.map(({ slot, by, component }) => [slot, by, component]) }),
    ...(frame.afterSignIn === undefined ? {} : { afterSignIn: frame.afterSignIn }),
  }
}
