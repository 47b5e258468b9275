import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { remoteName } from '@site/contracts/composition'
import * as z from 'zod/mini'
import { Failure, Misuse } from './failure.ts'

/** The shell is released as a remote is. */
const isName = (text: string): boolean => text === 'shell' || remoteName.safeParse(text).success

/** What a command reads of a remote's `package.json`; the addresses stand under `remote`, so that a team writes them once. */
const manifest = z.object({
  name: z.string(),
  version: z.string(),
  remote: z.optional(z.object({ site: z.optional(z.string()), registry: z.optional(z.string()) })),
})

export interface Project {
  readonly folder: string
  readonly name: string
  readonly version: string
  readonly site?: string | undefined
  readonly registry?: string | undefined
}

const readText = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined)

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The remote whose folder this is, or one above; undefined where there is none. */
export const findProject = async (folder: string): Promise<Project | undefined> => {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const text = await readText(join(at, 'package.json'))
    const found = text === undefined ? undefined : manifest.safeParse(parse(text)).data
    if (found !== undefined && isName(found.name))
      return { folder: at, name: found.name, version: found.version, ...found.remote }
    if (dirname(at) === at) return undefined
  }
}

/** The remote that is worked on here. Throws `Failure` where this is no folder of one. */
export const projectIn = async (folder: string): Promise<Project> => {
  const project = await findProject(folder)
  if (project !== undefined) return project
  throw new Failure({
    happened: `${resolve(folder)} is not the folder of a remote: no package.json in it, or above, names one (mf-…).`,
    means: 'This command works on the files of a remote, and found none.',
    remedy: 'Go to the folder of your remote; `remote create my-remote` makes one.',
  })
}

/** Splits the words of a command into the name of a remote and the rest; without a name it is the remote of this folder. */
export const nameAndRest = async (
  words: readonly string[],
  cwd: string,
): Promise<{ readonly name: string; readonly rest: readonly string[] }> => {
  const [first, ...rest] = words
  if (first !== undefined && isName(first)) return { name: first, rest }
  const project = await findProject(cwd)
  if (project !== undefined) return { name: project.name, rest: words }
  throw new Misuse({
    happened: 'Which remote? None was named, and this is not the folder of one.',
    means: 'Nothing was done.',
    remedy: 'Name it after the command, for example `remote rollback mf-hello`, or go to its folder.',
  })
}
