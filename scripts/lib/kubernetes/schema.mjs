import { createRequire } from 'node:module'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { run } from '../say.mjs'

const require = createRequire(import.meta.url)

/** The model of a kind in `kubernetes-models`, which is made of the schemas that Kubernetes publishes; null for a kind it has not. */
const modelOf = ({ apiVersion, kind }) => {
  try {
    return require(`kubernetes-models/${apiVersion}`)[kind] ?? null
  } catch {
    return null
  }
}

/** What the published schema says is wrong with a manifest; null for nothing. Schemas let names pass that they do not know. */
export const schemaProblem = (manifest) => {
  const Model = modelOf(manifest)
  if (Model === null) return `${manifest.apiVersion} ${manifest.kind} is no kind of Kubernetes`
  try {
    new Model(manifest).validate()
    return null
  } catch (error) {
    return error.message
  }
}

const OPTIONS = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'preserve', '--types', '', '--singleThreaded']

/** Rejects with what the compiler says of names that the kind of a manifest has not: clusters refuse them or, worse, pass over them. */
export const assertKnownNames = async (manifests) => {
  // Where the types of the package are found from.
  const folder = await mkdtemp(join(root, 'node_modules', '.kubernetes-'))
  try {
    const lines = manifests.map(
      ({ apiVersion, kind, ...rest }, index) =>
        `export const it${index}: import('kubernetes-models/${apiVersion}').I${kind} = ${JSON.stringify({ apiVersion, kind, ...rest }, null, 1)}`,
    )
    const file = join(folder, 'manifests.ts')
    await writeFile(file, lines.join('\n'))
    await run(join(root, 'node_modules', '.bin', 'tsc'), [...OPTIONS, '--ignoreConfig', file])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
