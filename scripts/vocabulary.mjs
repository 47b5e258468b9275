import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/root.mjs'
import { main, say } from './lib/say.mjs'

const sources = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    // Not the list of words itself, nor what was deleted and is listed still.
    .filter((file) => !file.startsWith('scripts/lib/vocabulary.') && existsSync(join(root, file)))

/** Part of `npm run lint`: fails where a name or a comment uses a word that was replaced. `npm run vocabulary` prints how many are left. */
main(async () => {
  const { REPLACED, replacedWords } = await import('./lib/vocabulary.mjs')
  const found = sources().flatMap((file) => replacedWords(file, readFileSync(join(root, file), 'utf8')))
  if (process.argv.includes('--table'))
    console.table(
      Object.entries(REPLACED).map(([word, by]) => ({
        word,
        'replaced by': by,
        left: found.filter((each) => each.word === word).length,
      })),
    )
  for (const { word, place } of found) say(`${place}: '${word}' was replaced by ${REPLACED[word]}`)
  if (found.length > 0) process.exitCode = 1
})
