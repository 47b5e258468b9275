import * as z from 'zod/mini'

export const viteManifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())), css: z.optional(z.array(z.string())) }),
)
export type ViteManifest = z.infer<typeof viteManifest>

/** Files that must be here before a module of the build can run, itself first. Throws when the build has no such module. */
export const closureOf = (manifest: ViteManifest, key: string): { readonly js: string[]; readonly css: string[] } => {
  const js = new Set<string>()
  const css = new Set<string>()
  const waiting = [key]
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const chunk = manifest[next]
    if (chunk === undefined) throw new Error(`the baseline has no '${next}'`)
    if (js.has(chunk.file)) continue
    js.add(chunk.file)
    for (const file of chunk.css ?? []) css.add(file)
    waiting.push(...(chunk.imports ?? []))
  }
  return { js: [...js], css: [...css] }
}

const LAZY = /(\w+): \(\) => import\('\.\/([^']+)'\)/g

/** Module of each page as `src/remote.ts` declares it. */
export const pagesIn = (source: string): Record<string, string> =>
  Object.fromEntries([...source.matchAll(LAZY)].map(([, page = '', module = '']) => [page, module]))
