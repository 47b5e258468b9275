import { createHash } from 'node:crypto'
import type { Page, Route as Request } from 'playwright/test'
import { needsStyles, throwsAtModuleScope, throwsInEffect, throwsInHandler, throwsInRender } from './broken-pages.ts'
import type { Target } from './remotes.ts'

/** How soon a fallback must stand, in ms. */
const SOON = 2000
const AFTER_A_HANG = 8000
/** The page's loader tries again 0.4 and 1.6 s after the connection was lost, for the page's first files twice over. */
const AFTER_RETRIES = AFTER_A_HANG

export interface Fault {
  readonly name: string
  readonly within: number
  /** `page`: its remote is known, and its fallback and report name it. `composition`: nobody can say which remote it is. */
  readonly region: 'page' | 'composition'
  /** False when the page stays: there is nothing to replace. */
  readonly replaces: boolean
  /** Breaks what the page is served from now on. */
  readonly strike: (page: Page, target: Target) => Promise<void>
  /** Part of what the report says. */
  readonly says: RegExp
}

const SHEET = './fault.css'
const COMPOSITION = '/composition.json'

const notFound = (request: Request) => request.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
const lose = (request: Request) => request.abort('internetdisconnected')
/** Never answers; the page's end ends it. */
const hang = () => undefined
const serve = (body: string) => (request: Request) =>
  request.fulfill({ contentType: 'text/javascript; charset=utf-8', body })

/** The file at its own address and at those of further tries, but not the copy that a broken page takes the real one from. */
const everyTry =
  (file: string) =>
  (url: URL): boolean =>
    url.search === '' && url.pathname.replace(/^(\/releases\/[^/]+\/[^/~]+)~\d+/, '$1') === file

const onFile =
  (which: keyof Target['files'], answer: (request: Request, target: Target) => unknown) =>
  (page: Page, target: Target): Promise<void> =>
    page.route(everyTry(target.files[which]), (request) => answer(request, target)).then(() => undefined)

const onComposition =
  <T>(answer: (request: Request, target: T) => unknown) =>
  (page: Page, target: T): Promise<void> =>
    page
      .route(
        (url) => url.pathname === COMPOSITION,
        (request) => answer(request, target),
      )
      .then(() => undefined)

const corrupted = async (request: Request): Promise<void> => {
  const response = await request.fetch()
  const body = await response.text()
  await request.fulfill({ response, body: `${body.slice(0, body.length / 2)}\u0000<<<` })
}

/** The composition with the target's release said to be built for a contract this shell does not speak. */
const foreignContract = async (request: Request, { remote }: Target): Promise<void> => {
  const response = await request.fetch()
  const sent: { remotes: { name: string }[] } = await response.json()
  const remotes = sent.remotes.map((each) => (each.name === remote.name ? { ...each, contract: '99.0.0' } : each))
  await request.fulfill({ response, json: { ...sent, remotes } })
}

const IMPORT_MAP = /<script type="importmap">(.*?)<\/script>/s
/** How a policy names an inline script. */
const sourceOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * A release that was published broken has hashes that fit: pages and compositions are served as if they named none, or nothing would
 * run what a test puts in a file's place.
 */
export const withoutHashes = async (page: Page): Promise<void> => {
  await page.route('**/*', async (request) => {
    if (request.request().resourceType() !== 'document') return request.fallback()
    const response = await request.fetch()
    const { 'integrity-policy': _, 'content-security-policy': policy = '', ...headers } = response.headers()
    const html = await response.text()
    const [, map = '{}'] = IMPORT_MAP.exec(html) ?? []
    const bare = JSON.stringify({ ...JSON.parse(map), integrity: {} })
    await request.fulfill({
      response,
      headers: {
        ...headers,
        'content-security-policy': policy.replace('script-src ', `script-src ${sourceOf(bare)} `),
      },
      body: html.replace(map, () => bare),
    })
  })
  await onComposition(async (request) => {
    const response = await request.fetch()
    const sent: { remotes: object[] } = await response.json()
    await request.fulfill({
      response,
      json: { ...sent, remotes: sent.remotes.map((each) => ({ ...each, integrity: {} })) },
    })
  })(page, undefined)
}

const withoutStyles =
  (answer: (request: Request) => unknown): Fault['strike'] =>
  async (page, target) => {
    await withoutHashes(page)
    await onFile('page', (request) => serve(needsStyles(target, SHEET))(request))(page, target)
    await page.route((url) => url.pathname.startsWith('/releases/mf-') && url.pathname.endsWith('.css'), answer)
  }

const breaking =
  (write: (target: Target) => string): Fault['strike'] =>
  async (page, target) => {
    await withoutHashes(page)
    await onFile('page', (request) => serve(write(target))(request))(page, target)
  }

/** The wrapped page asks the window whether it is broken: a handler cannot be exchanged once it is on the page. */
const brokenHandler: Fault['strike'] = async (page, target) => {
  await page.addInitScript(() => Object.assign(window, { faultActive: true }))
  await breaking(throwsInHandler)(page, target)
}

const fault = (
  name: string,
  strike: Fault['strike'],
  says: RegExp,
  options: Partial<Pick<Fault, 'within' | 'region' | 'replaces'>> = {},
): Fault => ({ name, strike, says, within: SOON, region: 'page', replaces: true, ...options })

export const faults: readonly Fault[] = [
  fault('manifest 404', onComposition(notFound), /composition: 404/, { region: 'composition' }),
  fault('manifest hangs', onComposition(hang), /timed out/, { region: 'composition', within: AFTER_A_HANG }),
  fault('entry 404', onFile('entry', notFound), /mf-/),
  fault('entry hangs', onFile('entry', hang), /no answer within \d/, { within: AFTER_A_HANG }),
  fault('entry corrupt', onFile('entry', corrupted), /mf-/),
  fault('chunk 404', onFile('page', notFound), /mf-/),
  fault('chunk hangs', onFile('page', hang), /no answer within \d/, { within: AFTER_A_HANG }),
  fault('throws at module scope', breaking(throwsAtModuleScope), /fault: module scope/),
  fault('throws in render', breaking(throwsInRender), /fault: render/),
  fault('throws in an effect', breaking(throwsInEffect), /fault: effect/),
  fault('throws in a handler', brokenHandler, /fault: handler/, { replaces: false }),
  fault('wrong contract version', onComposition(foreignContract), /built for contract 99\.0\.0/),
  fault('CSS 404', withoutStyles(notFound), /preload CSS/),
  // The connection is lost while something loads, and back before anybody tries again.
  fault('entry lost', onFile('entry', lose), /did not load/, { within: AFTER_RETRIES }),
  fault('chunk lost', onFile('page', lose), /did not load/, { within: AFTER_RETRIES }),
  fault('nested dependency lost', onFile('nested', lose), /did not load/, { within: AFTER_RETRIES }),
  fault('CSS lost', withoutStyles(lose), /preload CSS/),
]

/** Ends every fault. A stylesheet that only a test asks for is there from now on. */
export const lift = async (page: Page): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => Object.assign(window, { faultActive: false }))
  await page.route(
    (url) => url.pathname.endsWith('/fault.css'),
    (request) => request.fulfill({ contentType: 'text/css', body: '' }),
  )
}
