import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { DataError } from '../data/data-error.ts'

/** What one version of an imported extract says of itself. */
export const manifestSchema = z.object({
  format: z.literal(1),
  name: z.string(),
  version: z.string(),
  city: z.string(),
  country: z.string(),
  importedAt: z.string(),
  source: z.object({ file: z.string(), bytes: z.number(), sha256: z.string() }),
  /** south, west, north, east in degrees, of the walkable ways; null without any. */
  bounds: z.nullable(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  counts: z.record(z.string(), z.number()),
  skipped: z.record(z.string(), z.number()),
  licence: z.string(),
  attribution: z.string(),
})
export type Manifest = z.infer<typeof manifestSchema>

const pointerSchema = z.object({ version: z.string().check(z.regex(/^[\w.-]+$/)) })

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new DataError(`${file} is missing or damaged`, { cause })
  }
}

/** The version an extract folder points at. Throws `DataError` when the pointer is damaged. */
export function currentVersion(folder: string): string {
  const parsed = pointerSchema.safeParse(readJson(path.join(folder, 'current.json')))
  if (!parsed.success) throw new DataError(`${path.join(folder, 'current.json')} is damaged`)
  return parsed.data.version
}

/** Reads a version's manifest. Throws `DataError` when it is damaged. */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, 'manifest.json')
  const parsed = manifestSchema.safeParse(readJson(file))
  if (!parsed.success) throw new DataError(`${file} is not a manifest of this version of the importer`)
  return parsed.data
}
