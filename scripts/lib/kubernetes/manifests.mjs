import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../root.mjs'

const require = createRequire(import.meta.url)
const { parse, parseAllDocuments } = require('yaml')

export const FOLDER = join(root, 'ops', 'kubernetes')

/** Every manifest that the base names, with the file it stands in. Throws where a file is no YAML. */
export const readManifests = () => {
  const { resources } = parse(readFileSync(join(FOLDER, 'kustomization.yaml'), 'utf8'))
  return resources.flatMap((file) =>
    parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8')).map((document) => {
      if (document.errors.length > 0) throw document.errors[0]
      return { file, manifest: document.toJS() }
    }),
  )
}

/** The pods that a manifest starts; none for what starts no pod. */
export const podOf = ({ spec }) => spec?.template?.spec ?? null
