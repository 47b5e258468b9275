import * as z from 'zod/mini'

/** The used part of Vite's build manifest. Module Federation's own lacks the facade chunk. */
export const viteManifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    src: z.optional(z.string()),
    isEntry: z.optional(z.boolean()),
    imports: z.optional(z.array(z.string())),
    dynamicImports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
    assets: z.optional(z.array(z.string())),
  }),
)
export type ViteManifest = z.infer<typeof viteManifest>

export interface Closure {
  readonly js: string[]
  readonly css: string[]
}

/** Every script and style that importing these modules loads, themselves included, in order of need. */
export const closureOf = (manifest: ViteManifest, keys: readonly string[]): Closure => {
  const js = new Set<string>()
  const css = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = Object.hasOwn(manifest, key) ? manifest[key] : undefined
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    js.add(chunk.file)
    chunk.css?.forEach((file) => css.add(file))
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return { js: [...js], css: [...css] }
}

/** `a` without what `b` already loads. */
export const without = (a: Closure, b: Closure): Closure => {
  const loaded = new Set([...b.js, ...b.css])
  const isNew = (file: string): boolean => !loaded.has(file)
  return { js: a.js.filter(isNew), css: a.css.filter(isNew) }
}
