import { registryOptions, type Command } from '../command.ts'
import { Misuse } from '../failure.ts'

export const status: Command = {
  name: 'status',
  takes: '[mf-x] [--all] [--json]',
  summary: 'what is live, since when, by whom, built from what',
  details: ['--all  also what is published and live for nobody'],
  options: { ...registryOptions, all: { type: 'boolean' } },
  most: 1,
  run: async () => {
    throw new Misuse({ happened: '', means: '', remedy: '' })
  },
}
