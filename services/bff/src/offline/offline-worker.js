// Shows the planner's page without a network (docs/decisions/010-planner.md). Network first: the cache is read only when a request
// fails.
const PAGE = '/ai-trip-planner'
/** One copy of the page per name: the page with exactly the files it ran with. */
const COPY = 'planner-page-'

/** The parts of maps around the plans that were opened, kept by the page; each address holds the hash of its bytes. */
const TILES = 'planner-tiles'

const releaseOf = (address) => /\/releases\/([\w-]+\/[\w.-]+?)(?:~\d+)?\//.exec(address)?.[1]

const isWhole = async (name, files) => {
  const copy = await caches.open(name)
  const found = await Promise.all([PAGE, ...files].map((address) => copy.match(address)))
  return found.every(Boolean)
}

/** Caches the page with its files, all or nothing; older copies are deleted once the new one is complete. */
const keep = async (files) => {
  const before = (await caches.keys()).filter((name) => name.startsWith(COPY))
  for (const name of before) if (await isWhole(name, files)) return
  const page = await fetch(PAGE, { cache: 'no-cache' })
  const html = await page.clone().text()
  const running = new Set(files.map(releaseOf))
  // The files of its tags and those loaded after its first paint; its other data lists fallback versions.
  const code = html.match(/id="page-code">.*?<\/script>/s)?.[0] ?? ''
  const named = [
    ...(html.match(/(?:src|href)="\/releases\/[\w-]+\/[\w.-]+\//g) ?? []),
    ...(code.match(/\/releases\/[\w-]+\/[\w.-]+\//g) ?? []),
  ]
  // A release since the page was opened: the next visit caches a consistent copy.
  if (!page.ok || named.length === 0 || named.some((address) => !running.has(releaseOf(address)))) return
  const name = COPY + Date.now()
  const copy = await caches.open(name)
  try {
    await copy.addAll(files)
    await copy.put(PAGE, page)
  } catch (error) {
    await caches.delete(name)
    throw error
  }
  await Promise.all(before.map((old) => caches.delete(old)))
}

const answer = async (request) => {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request.mode === 'navigate' ? PAGE : request.url, { ignoreVary: true })
    if (kept === undefined) throw error
    return kept
  }
}

/** The entry of the part of a map that is asked for; null for anything else. */
const tileKeyOf = ({ url, headers }) => {
  const { pathname } = new URL(url)
  const [, range] = /^bytes=(\d+-\d+)$/.exec(headers.get('range') ?? '') ?? []
  return range && /^\/tiles\/[0-9a-f]{32}\.pmtiles$/.test(pathname) ? `${pathname}?bytes=${range}` : null
}

/** What is at an address of tiles never changes, so what is kept needs no network. */
const tile = async (request, key) => {
  const kept = await (await caches.open(TILES)).match(key)
  return kept === undefined ? fetch(request) : new Response(kept.body, { status: 206, headers: kept.headers })
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('message', (event) => {
  // A failed copy is retried at the next visit.
  event.waitUntil(keep(event.data.files).catch((error) => console.info('page not kept for offline', error)))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const key = request.method === 'GET' ? tileKeyOf(request) : null
  if (key !== null) return event.respondWith(tile(request, key))
  const ours = request.mode === 'navigate' || new URL(request.url).pathname.startsWith('/releases/')
  if (ours && request.method === 'GET') event.respondWith(answer(request))
})
