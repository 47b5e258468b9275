import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { contentHash } from '../publish/read-build.ts'

/** A built package as a client announces it. */
export interface BuiltFiles {
  readonly package: { readonly name: string; readonly version: string }
  readonly files: ReadonlyMap<string, Buffer>
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export const readBuilt = async (folder: string): Promise<BuiltFiles> => {
  const { name, version }: { name: string; version: string } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  )
  const dist = join(folder, 'dist')
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = new Map<string, Buffer>()
  for (const path of paths.sort()) files.set(relative(dist, path).split(sep).join('/'), await readFile(path))
  return { package: { name, version }, files }
}

export const announcementOf = ({ package: pack, files }: BuiltFiles) => ({
  package: pack,
  contentHash: contentHash(files),
  files: [...files].map(([path, bytes]) => ({ path, size: bytes.length, sha256: sha256(bytes) })),
  provenance: { commit: null, tree: 'outside git' },
})

export interface Answered {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** Calls of the registry service, as the command line makes them. */
export const registryClient = (address: string, token: string | null) => {
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered> => {
    const isBytes = body instanceof Uint8Array
    const response = await fetch(`${address}/v1${path}`, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: isBytes ? Buffer.from(body) : typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      body: response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : { text },
    }
  }
  const announce = (built: BuiltFiles, change: object = {}) =>
    call('POST', `/remotes/${built.package.name}/uploads`, { ...announcementOf(built), ...change })

  const publish = async (built: BuiltFiles, options: object = {}): Promise<Answered> => {
    const announced = await announce(built)
    const { upload, missing = [] } = announced.body
    if (typeof upload !== 'string' || !Array.isArray(missing)) return announced
    const byHash = new Map([...built.files.values()].map((bytes) => [sha256(bytes), bytes]))
    const { name } = built.package
    for (const hash of missing) {
      const sent = await call('PUT', `/remotes/${name}/uploads/${upload}/files/${hash}`, byHash.get(hash))
      if (sent.status !== 204) return sent
    }
    return call('POST', `/remotes/${name}/uploads/${upload}/commit`, options)
  }
  return { call, announce, publish }
}
