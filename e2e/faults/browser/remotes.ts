import { composition, publishedVersions, type ComposedRemote, type Route } from '@site/contracts/composition'

const SITE = process.env['E2E_BASE_URL'] ?? 'http://localhost:8080'

/** A page of one remote that a test breaks, and a page of another remote from where it is visited. */
export interface Target {
  readonly remote: ComposedRemote
  readonly route: Route
  readonly from: Route
  /** The text of the page's heading when it works. */
  readonly heading: string
  /** Addresses on the site of the files that faults are put into. */
  readonly files: { readonly entry: string; readonly page: string; readonly nested: string }
  /** The export of the page's file that holds the page module, when the bundler put other code beside it. */
  readonly namespace: string | null
}

const text = async (path: string, base: string): Promise<string> => {
  const response = await fetch(new URL(path, base))
  if (!response.ok) throw new Error(`${base}${path} answers ${response.status}`)
  return response.text()
}
const file = (address: string): string => address.split('/').at(-1) ?? ''
const json = async (path: string, base: string): Promise<unknown> => JSON.parse(await text(path, base))

/**
 * The one preloaded file of a page that exports its component: what the remote imports when the page is visited. And how it is
 * taken from there: `import('./page.js')`, or `import('./page.js').then((all) => all.t)` where other code shares the file.
 */
const pageFile = async (html: string, { name, version }: ComposedRemote, base: string) => {
  // Preloaded, or named as data in a page that can be read, which asks for its code after the first paint.
  const code = html.replaceAll(
    /<script type="importmap"[^>]*>.*?<\/script>|<script type="application\/json" id="page-state".*?<\/script>/gs,
    '',
  )
  const preloaded = [...code.matchAll(/"(\/releases\/[^"]+\.js)"/g)]
    .map(([, href = '']) => href)
    .filter((href, index, all) => all.indexOf(href) === index)
  const own = preloaded.filter((href) => href.startsWith(`/releases/${name}/${version}/`))
  const sources = new Map<string, string>()
  for (const href of own) sources.set(href, await text(href, base))
  const found = own.filter((href) => /\bexport\s*\{[^}]*\bas Page\b/.test(sources.get(href) ?? ''))
  const [page] = found
  if (page === undefined || found.length > 1) throw new Error(`${name}: ${found.length} files export a page, not one`)
  const taken = new RegExp(
    `import\\(.\\./(?:assets/)?${file(page).replaceAll('.', '\\.')}.\\)\\)*\\.then\\((\\w+)=>\\1\\.(\\w+)\\)`,
  )
  const namespace = [...sources.values()].flatMap((source) => taken.exec(source)?.[2] ?? [])[0] ?? null
  // What the page's file itself imports: a part that it shares with other pages where there is one, else any; a page may be alone.
  const imports = [...(sources.get(page) ?? '').matchAll(/from\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(
    ([, path = '']) => path,
  )
  const nested = imports.find((path) => /^(?:base|common)-/.test(path)) ?? imports[0] ?? file(page)
  return { page, namespace, nested: new URL(nested, new URL(page, base)).pathname }
}

const decoded = (html: string): string =>
  html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

const targetOf = async (remote: ComposedRemote, others: readonly ComposedRemote[], base: string): Promise<Target> => {
  const from = others.flatMap(({ routes }) => routes).find(({ path, noindex }) => path !== '/' && noindex !== true)
  // The home page is where people end up when nothing else is left: it makes a poor place to see one remote fail.
  const route = remote.routes.find(({ path }) => path !== '/') ?? remote.routes[0]
  if (from === undefined || route === undefined) throw new Error(`${remote.name}: nothing to visit`)
  const html = await text(route.path, base)
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? route.title
  const { page, namespace, nested } = await pageFile(html, remote, base)
  return {
    remote,
    route,
    from,
    heading: decoded(heading).trim(),
    files: { entry: remote.entry, page, nested },
    namespace,
  }
}

/** Every remote that the site has live, whoever made it: the list comes from the registry and not from here. */
export const liveTargets = async (base = SITE): Promise<readonly Target[]> => {
  const published = publishedVersions.parse(await json('/versions.json', base))
  const { remotes } = composition.parse(await json('/composition.json', base))
  const live = Object.keys(published).filter((name) => published[name]?.some((version) => version.default))
  const missing = live.filter((name) => name !== 'shell' && !remotes.some((remote) => remote.name === name))
  if (missing.length > 0) throw new Error(`live but not composed: ${missing.join(', ')}`)
  const targets: Target[] = []
  for (const remote of remotes)
    targets.push(
      await targetOf(
        remote,
        remotes.filter((other) => other !== remote),
        base,
      ),
    )
  return targets
}
