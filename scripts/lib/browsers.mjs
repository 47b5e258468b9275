import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './root.mjs'
import { run, step, stop } from './say.mjs'

const playwrightsChromium = () => {
  try {
    return createRequire(join(root, 'e2e', 'package.json'))('playwright').chromium.executablePath()
  } catch {
    return ''
  }
}

/**
 * What each engine is driven by: a setting that names it, the names it has, the one to install where we may even if another is there,
 * and the packages of Debian that hold it.
 */
const BROWSERS = {
  Chromium: {
    setting: 'CHROMIUM_PATH',
    names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    elsewhere: () => ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', playwrightsChromium()],
    // The browser without its own window, which Playwright drives by itself too: a fresh page takes a fifth of the time.
    better: 'chromium-headless-shell',
    packages: ['chromium-headless-shell'],
  },
  Firefox: {
    setting: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    elsewhere: () => ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr'],
  },
  WebKit: {
    setting: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    elsewhere: () => [],
    // WebKitWebDriver opens windows: it needs a screen.
    needs: 'Xvfb',
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
}

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))

const findHere = ({ names, elsewhere, needs }) => {
  if (needs !== undefined && onPath([needs]) === undefined) return undefined
  return onPath(names) ?? elsewhere().find((path) => existsSync(path))
}

const canApt = () => {
  if (process.getuid?.() !== 0) return false
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const install = async (packages) => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env })
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env })
}

const given = (name) => {
  const { setting } = BROWSERS[name]
  const path = process.env[setting]
  if (!path) return undefined
  return existsSync(path) ? path : stop(`${setting} is '${path}' but there is no such file.`)
}

const find = (name) => given(name) ?? findHere(BROWSERS[name])

const isWorthInstalling = (name) => {
  const { better } = BROWSERS[name]
  return find(name) === undefined || (better !== undefined && !given(name) && onPath([better]) === undefined)
}

const missing = (name) => {
  const { names, needs, setting, packages } = BROWSERS[name]
  const wanted = [names[0], ...(needs === undefined ? [] : [needs])].join(' and ')
  return `no ${wanted} found: install ${packages.join(' and ')}, or set ${setting}`
}

/**
 * Finds browsers to test with: where their setting says, on the system, or from Debian's packages when root. Gives the setting and
 * path of each one found, and the reason for each one left out.
 */
export const findBrowsers = async (names) => {
  const packages = names.filter(isWorthInstalling).flatMap((name) => BROWSERS[name].packages)
  let refusal = ''
  if (packages.length > 0 && canApt())
    await step(`installing ${packages.join(', ')}`, () => install(packages)).catch((error) => {
      refusal = ` (installing failed: ${error.message.trim().split('\n').at(-1)})`
    })
  const found = names.filter((name) => find(name) !== undefined)
  return {
    found: found.map((name) => ({ name, setting: BROWSERS[name].setting, path: find(name) })),
    leftOut: names
      .filter((name) => !found.includes(name))
      .map((name) => ({ name, reason: `${missing(name)}${refusal}` })),
  }
}

/** Name and version that a browser tells of itself, without what its packager adds: `Chromium 156.0.8078.79`. */
export const versionOf = async (path) => {
  const { stdout } = await promisify(execFile)(path, ['--version'])
  return /^\D+[\d.]+\w*/.exec(stdout)?.[0].trim() ?? stdout.trim()
}

/** Path of a Chromium to test with: `CHROMIUM_PATH`, the system's, Playwright's own, or Debian's package when root. */
export const findChromium = async () => {
  const { found, leftOut } = await findBrowsers(['Chromium'])
  return found[0]?.path ?? stop(`Without Chromium nothing can be tested: ${leftOut[0].reason}.`)
}
