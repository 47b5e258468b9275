import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { root } from './root.mjs'
import { run, step, stop } from './say.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .concat(MAC)
    .find((path) => existsSync(path))

const playwrightsOwn = () => {
  try {
    const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('playwright')
    return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
  } catch {
    return undefined
  }
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

const install = async () => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env })
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env })
  return onPath()
}

/** Path of a Chromium to test with: `CHROMIUM_PATH`, the system's, Playwright's own, or Debian's package when root. */
export const findChromium = async () => {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? given : stop(`CHROMIUM_PATH is '${given}' but there is no such file.`)
  const found = onPath() ?? playwrightsOwn()
  if (found) return found
  if (canApt()) {
    const installed = await step('installing Chromium', install)
    if (installed) return installed
  }
  return stop('No Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run this again.')
}
