import { join } from 'node:path'
import { root } from './root.mjs'
import { run } from './say.mjs'
import { bin } from './tasks.mjs'

/** What is checked of the sources without running or compiling them, cheapest first: a name and the work. */
export const STATIC_CHECKS = [
  ['Format', () => run(bin('oxfmt'), ['--check'], { cwd: root })],
  ['Vocabulary', () => run(process.execPath, [join(root, 'scripts', 'vocabulary.mjs')], { cwd: root })],
  ['Lint', () => run(bin('oxlint'), ['--deny-warnings'], { cwd: root })],
  ['Dependencies', () => run(bin('knip'), [], { cwd: root })],
  // Loaded late: what it needs is there only once packages are installed.
  ['Kubernetes', async () => (await import('./kubernetes/check.mjs')).checkKubernetes()],
]
