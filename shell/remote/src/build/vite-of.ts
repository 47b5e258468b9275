import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { Failure } from '../failure.ts'
import type { Project } from '../project.ts'

const manifest = z.object({ bin: z.object({ vite: z.string() }) })

/** The program of the Vite that a remote has installed. Throws `Failure` where it has none. */
export const viteOf = async ({ folder }: Pick<Project, 'folder'>): Promise<string> => {
  try {
    const file = createRequire(join(folder, 'package.json')).resolve('vite/package.json')
    return join(dirname(file), manifest.parse(JSON.parse(await readFile(file, 'utf8'))).bin.vite)
  } catch (error) {
    throw new Failure(
      {
        happened: `Vite is not installed in ${folder}.`,
        means: 'It builds and serves your remote, so nothing was started.',
        remedy: existsSync(join(folder, 'node_modules'))
          ? 'Add it: `npm install --save-dev vite`.'
          : 'Run `npm install` there first.',
      },
      error,
    )
  }
}
