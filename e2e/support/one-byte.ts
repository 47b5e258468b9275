import { composition } from '@site/contracts/composition'
import { expect, type Browser, type Page } from 'playwright/test'

/** One release as a page lets it run: where its files are, and a page that names their hashes. */
export interface Served {
  readonly name: string
  readonly page: string
  readonly scripts: readonly string[]
}

const IMPORT_MAP = /<script type="importmap"[^>]*>(.*?)<\/script>/s

/** Scripts that a page names, by release. The shell's stand in every page, a remote's in its own. */
export const servedReleases = async (site: string): Promise<readonly Served[]> => {
  const { remotes, shell } = composition.parse(await (await fetch(`${site}/composition.json`)).json())
  const served: Served[] = []
  for (const { name, version, routes, integrity = {} } of remotes) {
    const page = routes[0]?.path ?? '/'
    const html = await (await fetch(`${site}${page}`)).text()
    const map: { integrity: Record<string, string> } = JSON.parse(IMPORT_MAP.exec(html)?.[1] ?? '{"integrity":{}}')
    const named = Object.keys(map.integrity)
    const scripts = named.filter((address) => address.startsWith(`/releases/${name}/${version}/`))
    const published = Object.keys(integrity).filter((file) => file.endsWith('.js'))
    // A file that no page names could be changed by anybody.
    expect(scripts.length, `${name}: scripts named by its page`).toBe(published.length)
    served.push({ name, page, scripts })
    if (served.length > 1) continue
    served.push({ name: 'shell', page, scripts: named.filter((each) => each.startsWith(`/releases/shell/${shell}/`)) })
  }
  return served
}

/** The script with one byte of it changed, so that it would still run as before: only its hash tells. */
export const withOneByteChanged = (bytes: Buffer): Buffer => {
  const changed = Buffer.from(bytes)
  const last = changed.length - 1
  const harmless: Record<string, string> = { ';': '\n', '\n': ' ', ' ': '\n' }
  const other = harmless[String.fromCharCode(changed[last] ?? 0)]
  // A file that ends otherwise gets its last byte turned: that may break it too, and its hash is asked first.
  changed[last] = other === undefined ? (changed[last] ?? 0) ^ 1 : other.charCodeAt(0)
  return changed
}

/** The page's own document without anything that loads: its policies and its import map are what is tried. */
const emptied = (html: string): string =>
  `<!doctype html><html><head>${IMPORT_MAP.exec(html)?.[0] ?? ''}</head><body></body></html>`

const openEmptied = async (page: Page, address: string): Promise<void> => {
  await page.route(address, async (request) => {
    const response = await request.fetch()
    await request.fulfill({ response, body: emptied(await response.text()) })
  })
  await page.goto(address)
}

const importOf = (page: Page, address: string): Promise<string> =>
  page.evaluate(
    (url) =>
      import(url).then(
        () => 'ran',
        (error: unknown) => (error instanceof TypeError ? 'refused' : `ran and threw ${String(error)}`),
      ),
    address,
  )

/** Whether the browser takes the file as it is served, without running it. */
const isTaken = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(
    (href) =>
      new Promise<boolean>((done) => {
        const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
        link.addEventListener('load', () => done(true))
        link.addEventListener('error', () => done(false))
        document.head.append(link)
      }),
    address,
  )

export interface Tried {
  readonly script: string
  readonly untouched: boolean
  readonly changed: string
  /** Whether the browser said that it was the hash. */
  readonly named: boolean
}

/** Serves each script once as it is and once with one byte changed, and tells what became of it. */
export const tryEveryScript = async (browser: Browser, site: string, served: Served): Promise<readonly Tried[]> => {
  const context = await browser.newContext()
  try {
    const whole = await context.newPage()
    await openEmptied(whole, `${site}${served.page}`)
    const page = await context.newPage()
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await openEmptied(page, `${site}${served.page}`)
    await page.route('**/releases/**/*.js', async (request) => {
      const response = await request.fetch()
      await request.fulfill({ response, body: withOneByteChanged(await response.body()) })
    })
    const tried: Tried[] = []
    for (const script of served.scripts) {
      const untouched = await isTaken(whole, script)
      const changed = await importOf(page, script)
      const named = said.some((text) => text.includes('valid digest') && text.includes(script))
      tried.push({ script, untouched, changed, named })
    }
    return tried
  } finally {
    await context.close()
  }
}
