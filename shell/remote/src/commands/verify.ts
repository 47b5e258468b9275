import { registryOptions, type Command } from '../command.ts'
import { Misuse } from '../failure.ts'

export const verify: Command = {
  name: 'verify',
  takes: '[mf-x] [--all] [--json]',
  summary: 'whether the registry holds what dist/ holds',
  details: ['--all  also what is published and live for nobody'],
  options: { ...registryOptions, all: { type: 'boolean' } },
  most: 1,
  run: async () => {
    throw new Misuse({ happened: '', means: '', remedy: '' })
  },
}
