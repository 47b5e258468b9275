import * as z from 'zod/mini'

/** Rendered pages by path: the HTML of the mount point, and the style elements for the head. */
export const prerenderedPages = z.record(z.string(), z.object({ html: z.string(), styles: z.string() }))
export type PrerenderedPages = z.infer<typeof prerenderedPages>
