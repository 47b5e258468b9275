import type { Project } from '../project.ts'
import type { Setting } from '../setting.ts'
import { readStored } from '../auth/stored-tokens.ts'
import { Misuse } from '../failure.ts'

/** Where a registry that is started without settings listens. */
const DEFAULT = 'http://127.0.0.1:8082'

const parsed = (text: string, from: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.href.replace(/\/+$/, '')
  throw new Misuse({
    happened: `'${text}' (${from}) is not the address of a registry.`,
    means: 'Nothing was sent.',
    remedy: 'Give an address such as https://registry.example.',
  })
}

/** Where a registry is named, and as what: `--registry`, `REGISTRY_URL`, the remote's package.json, the last login. */
const named = async (
  { env }: Pick<Setting, 'env'>,
  given: string | undefined,
  project: Pick<Project, 'registry'> | undefined,
): Promise<readonly [address: string, from: string] | undefined> => {
  if (given !== undefined) return [given, '--registry']
  if (env['REGISTRY_URL']) return [env['REGISTRY_URL'], 'REGISTRY_URL']
  if (project?.registry !== undefined) return [project.registry, 'package.json']
  const { last } = await readStored(env)
  return last === undefined ? undefined : [last, 'the last login']
}

/** The registry that a command speaks to; this machine's own where none is named. Throws `Misuse` for what is no address. */
export const registryAddress = async (...where: Parameters<typeof named>): Promise<string> =>
  parsed(...((await named(...where)) ?? [DEFAULT, 'the default']))

/** Whether a registry is named anywhere. */
export const isRegistryNamed = async (...where: Parameters<typeof named>): Promise<boolean> =>
  (await named(...where)) !== undefined
