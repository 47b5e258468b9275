import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureInstalled, markInstalled } from './lib/install.mjs'
import { lockWith, ownerOf, packageFiles } from './lib/new-remote/package-files.mjs'
import { journeyFile, sourceFiles } from './lib/new-remote/source-files.mjs'
import { root } from './lib/root.mjs'
import { main, run, say, step, stop } from './lib/say.mjs'
import { bin } from './lib/tasks.mjs'

const NAME = /^mf-([a-z][a-z0-9-]{0,40})$/

const titleOf = (words) => words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ')

const describe = (name) => {
  const short = NAME.exec(name ?? '')?.[1]
  if (short === undefined || short.endsWith('-'))
    stop(`usage: npm run create:remote -- mf-<name>   (small letters, digits and hyphens; got '${name ?? ''}')`)
  if (existsSync(join(root, name))) stop(`${name} is there already.`)
  const path = `/${short}`
  const owner = ownerOf(path)
  if (owner !== undefined) stop(`${name} would start at ${path}, which ${owner} has; take another name.`)
  return { name, short, path, title: titleOf(short) }
}

const write = (files) => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
}

const under = (folder, files) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]))

/** `npm run create:remote -- mf-x`: a remote with a route, a page, tests and journeys, ready to publish. */
main(async () => {
  const remote = describe(process.argv[2])
  const { name, short, path } = remote
  await ensureInstalled()
  const journey = `e2e/journeys/${short}/pages.spec.ts`
  write({
    ...under(name, packageFiles(name)),
    ...under(name, sourceFiles(remote)),
    [journey]: journeyFile(remote),
    'package-lock.json': lockWith(name),
  })
  if (!existsSync(join(root, 'node_modules', name)))
    symlinkSync(join('..', name), join(root, 'node_modules', name), 'junction')
  markInstalled()
  await step('formatting', () => run(bin('oxfmt'), [name, journey], { cwd: root }))
  say(`${name} is made: ${path}, one page, its tests, and ${journey}.

  npm run dev -w ${name}                  work on it inside the site
  npm run check                           format, lint, types, unit tests
  npm run release -- publish ${name}      build it and put it into the store
  npm run release -- promote ${name}      show it to everybody, at ${path}`)
})
