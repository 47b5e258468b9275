import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** The scope of the packages that teams install, as the site's settings have it. */
export const packageScope = () =>
  /packageScope: '([^']+)'/.exec(readFileSync(join(root, 'services/contracts/src/site.ts'), 'utf8'))?.[1]
