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

/**
 * The registry that a command speaks to: `--registry`, `REGISTRY_URL`, the remote's package.json, the one of the last login, else this
 * machine's own.
 */
export const registryAddress = async (
  { env }: Pick<Setting, 'env'>,
  given: string | undefined,
  project: Pick<Project, 'registry'> | undefined,
): Promise<string> => {
  if (given !== undefined) return parsed(given, '--registry')
  if (env['REGISTRY_URL']) return parsed(env['REGISTRY_URL'], 'REGISTRY_URL')
  if (project?.registry !== undefined) return parsed(project.registry, 'package.json')
  const { last } = await readStored(env)
  return last === undefined ? DEFAULT : parsed(last, 'the last login')
}
