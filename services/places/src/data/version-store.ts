import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { readJson } from './table.ts'

const POINTER = 'current.json'
const MANIFEST = 'manifest.json'
const pointerSchema = z.object({ version: z.string().check(z.regex(/^[\w.-]+$/)) })

/** What a version says of itself, at least. */
interface Versioned {
  readonly version: string
  readonly importedAt: string
}

export const manifestFile = (folder: string): string => path.join(folder, MANIFEST)

const datedSchema = z.object({ importedAt: z.string() })
const importedAt = (folder: string): string => readJson(manifestFile(folder), datedSchema).importedAt

/** Removes all but the live version and the one before it, for going back. */
function tidy(home: string, live: string): void {
  const old = readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== live && !entry.name.startsWith('.'))
    .map(({ name }) => ({ name, at: importedAt(path.join(home, name)) }))
    .sort((a, b) => (a.at < b.at ? 1 : -1))
  for (const { name } of old.slice(1)) rmSync(path.join(home, name), { recursive: true, force: true })
}

/**
 * Writes a version into `home` and makes it live. Nothing of it is visible before the last rename: `fill` writes the files to a
 * folder of their own and returns the manifest, the folder is moved into place, and only then the pointer is replaced. Whatever
 * `fill` throws leaves everything as it was.
 */
export async function publishVersion<Manifest extends Versioned>(
  home: string,
  fill: (folder: string) => Promise<Manifest>,
): Promise<{ readonly manifest: Manifest; readonly folder: string }> {
  const incoming = path.join(home, `.incoming-${process.pid}`)
  rmSync(incoming, { recursive: true, force: true })
  // The outermost folder that was not there before; a failed import leaves none behind.
  const made = mkdirSync(incoming, { recursive: true }) ?? incoming
  try {
    const manifest = await fill(incoming)
    writeFileSync(manifestFile(incoming), `${JSON.stringify(manifest, null, 2)}\n`)
    const folder = path.join(home, manifest.version)
    rmSync(folder, { recursive: true, force: true })
    renameSync(incoming, folder)
    const pointer = path.join(home, `${POINTER}.${process.pid}`)
    writeFileSync(pointer, `${JSON.stringify({ version: manifest.version })}\n`)
    renameSync(pointer, path.join(home, POINTER))
    tidy(home, manifest.version)
    return { manifest, folder }
  } catch (error) {
    rmSync(made, { recursive: true, force: true })
    throw error
  }
}

/** The folder of the live version in `home`; null without one. Throws `DataError` when the pointer is damaged. */
export function liveVersion(home: string): string | null {
  const pointer = path.join(home, POINTER)
  return existsSync(pointer) ? path.join(home, readJson(pointer, pointerSchema).version) : null
}
