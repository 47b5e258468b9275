import { registryOptions, type Command } from '../command.ts'
import { Misuse } from '../failure.ts'

export const check: Command = {
  name: 'check',
  takes: '[--no-build] [--offline] [--json]',
  summary: 'build it, and ask whether the registry would take it; publishes nothing',
  details: [],
  options: { ...registryOptions, 'no-build': { type: 'boolean' }, offline: { type: 'boolean' } },
  most: 0,
  run: async () => {
    throw new Misuse({ happened: '', means: '', remedy: '' })
  },
}
