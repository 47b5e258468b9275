import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, Capabilities, Key as KeyCode, Origin, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../support/free-port.ts'
import type { EngineDriver, Key, Size } from './driver.ts'
import { startProcess } from './start-process.ts'
import { SCREEN, startXvfb } from './xvfb.ts'

/** How long the driver may take until it listens, in ms. */
const STARTING_MS = 15_000
/** How long a window may take to get another size, in ms. */
const RESIZING_MS = 10_000

const KEYS: Readonly<Record<Key, string>> = {
  Enter: KeyCode.ENTER,
  Escape: KeyCode.ESCAPE,
  Tab: KeyCode.TAB,
  Space: KeyCode.SPACE,
  ArrowDown: KeyCode.ARROW_DOWN,
  ArrowUp: KeyCode.ARROW_UP,
  ArrowLeft: KeyCode.ARROW_LEFT,
  ArrowRight: KeyCode.ARROW_RIGHT,
  End: KeyCode.END,
  '/': '/',
}

/** MiniBrowser's own toolbar would keep its window wider than a phone. */
const SMALL_TOOLBAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0 }\n'

/** A home of its own: what MiniBrowser keeps and saves ends with the run. */
const makeHome = async () => {
  const home = await mkdtemp(join(tmpdir(), 'webkit-home-'))
  const downloads = join(home, 'downloads')
  const config = join(home, '.config')
  await mkdir(downloads)
  await mkdir(join(config, 'gtk-3.0'), { recursive: true })
  await writeFile(join(config, 'gtk-3.0', 'gtk.css'), SMALL_TOOLBAR)
  await writeFile(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  return { home, downloads, env: { HOME: home, XDG_CONFIG_HOME: config, XDG_DATA_HOME: join(home, '.local') } }
}

const whenListening = async (url: string): Promise<void> => {
  const until = Date.now() + STARTING_MS
  for (;;) {
    const ready = await fetch(`${url}/status`).catch(() => undefined)
    if (ready?.ok === true) return
    if (Date.now() > until) throw new Error(`WebKitWebDriver does not listen at ${url} after ${STARTING_MS / 1000} s`)
    await sleep(50)
  }
}

/**
 * Without a window manager the window beneath the pointer has the focus, and the pointer stays in the middle of the screen. A window
 * elsewhere gets no focus events.
 */
const centred = ({ width, height }: Size) => ({
  x: Math.round((SCREEN.width - width) / 2),
  y: Math.round((SCREEN.height - height) / 2),
})

/** Sets the window so that the viewport has the size: the toolbar takes its part, and the window answers when it is drawn. */
const resizeViewport = async (session: WebDriver, { width, height }: Size): Promise<void> => {
  const until = Date.now() + RESIZING_MS
  for (;;) {
    const { inner, outer } = await session.executeScript<{ readonly inner: Size; readonly outer: Size }>(() => ({
      inner: { width: innerWidth, height: innerHeight },
      outer: { width: outerWidth, height: outerHeight },
    }))
    if (inner.width === width && inner.height === height) return
    if (Date.now() > until) throw new Error(`the viewport stays ${inner.width} × ${inner.height}`)
    const wanted = { width: width + outer.width - inner.width, height: height + outer.height - inner.height }
    await session
      .manage()
      .window()
      .setRect({ ...centred(wanted), ...wanted })
    await sleep(50)
  }
}

/** Starts MiniBrowser on a screen of its own and drives it by WebDriver. */
export const startWebKit = async (driverPath: string): Promise<EngineDriver> => {
  const display = await startXvfb()
  const { home, downloads, env } = await makeHome()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = {
    ...env,
    LIBGL_ALWAYS_SOFTWARE: '1',
    DISPLAY: display.name,
    TZ: 'Australia/Adelaide',
    LANG: 'en_AU.UTF-8',
  }
  const driver = startProcess(driverPath, [`--port=${port}`], { env: settings })
  await whenListening(url)
  const session = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build()
  const version = (await session.getCapabilities()).getBrowserVersion() ?? 'of an unknown version'
  return {
    version: `WebKit ${version}`,
    downloads,
    goto: (address) => session.get(address),
    reload: () => session.navigate().refresh(),
    back: () => session.navigate().back(),
    forward: () => session.navigate().forward(),
    evaluate: <Result>(expression: string) => session.executeScript<Result>(`return ${expression}`),
    click: ({ x, y }) =>
      session
        .actions({ async: true })
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .press()
        .release()
        .perform(),
    hover: ({ x, y }) =>
      session
        .actions({ async: true })
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .perform(),
    type: (text) => session.actions({ async: true }).sendKeys(text).perform(),
    typeDate: async ([year, month, day]) => {
      for (const part of [month, day, year])
        await session.actions({ async: true }).sendKeys(part, KeyCode.ARROW_RIGHT).perform()
    },
    press: (key) => session.actions({ async: true }).sendKeys(KEYS[key]).perform(),
    resize: (size) => resizeViewport(session, size),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    renew: async () => {
      await session.get('about:blank')
      await session.manage().deleteAllCookies()
    },
    close: async () => {
      await session.quit()
      await driver.stop()
      await display.stop()
      await rm(home, { recursive: true, force: true })
    },
  }
}
