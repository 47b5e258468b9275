import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageScope } from './lib/packages/scope.mjs'
import { root } from './lib/root.mjs'
import { main, run, say, stop } from './lib/say.mjs'

/** `npm run rename:scope -- @new`: gives the packages that teams install another scope, wherever their names stand. */
main(async () => {
  const scope = process.argv[2] ?? ''
  if (!/^@[a-z0-9][a-z0-9._-]*$/.test(scope)) stop(`usage: npm run rename:scope -- @name   (got '${scope}')`)
  const old = packageScope()
  const naming = new RegExp(`${old}(?=/(?:kit|ui|remote)\\b|')`, 'g')
  const files = execFileSync('git', ['grep', '-lIF', old], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  for (const file of files.map((each) => join(root, each)))
    writeFileSync(file, readFileSync(file, 'utf8').replace(naming, scope))
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: root })
  say(`${old} is ${scope} now in ${files.length} files. Run npm run check, then commit.`)
})
