import type { Plugin } from 'vite'

/** A circle of chunks that import each other, by file name; null when there is none. */
export const circleIn = (imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null => {
  const done = new Set<string>()
  const follow = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return null
    for (const next of imports.get(file) ?? []) {
      const circle = follow(next, [...path, file])
      if (circle !== null) return circle
    }
    done.add(file)
    return null
  }
  for (const file of imports.keys()) {
    const circle = follow(file, [])
    if (circle !== null) return circle
  }
  return null
}

/**
 * Refuses a build in which chunks import each other. The bundler may make such a circle of modules that have none, when it merges small
 * chunks; then one runs before what it needs, and every page that loads it fails.
 */
export const acyclicChunks = (): Plugin => ({
  name: 'site:acyclic-chunks',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
      if (circle !== null) this.error(`chunks import each other: ${circle.join(' → ')}; see shell/kit/vite/chunks.ts`)
    },
  },
})
