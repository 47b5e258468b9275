import type { Plugin } from 'vite'
import { contributionsDefinition, type ContributionsDefinition } from '../../../services/contracts/src/contributions.ts'

/** Publishes what the shell contributes itself; a remote's stand in its `src/routes.ts`. */
export const publishContributions = (contributions: ContributionsDefinition): Plugin => ({
  name: 'site:contributions',
  apply: 'build',
  generateBundle() {
    const source = JSON.stringify(contributionsDefinition.parse(contributions), null, 1)
    this.emitFile({ type: 'asset', fileName: 'contributions.json', source })
  },
})
