// Opens the planner's page where there is no network (docs/decisions/010-planner.md). Online it changes nothing: every answer is the
// network's, and what is kept is looked at only when the network gave none.
const PAGE = '/ai-trip-planner'
/** One copy of the page per name: the page with exactly the files it ran with. */
const COPY = 'planner-page-'

const releaseOf = (address) => /\/releases\/([\w-]+\/[\w.-]+?)(?:~\d+)?\//.exec(address)?.[1]

const isWhole = async (name, files) => {
  const copy = await caches.open(name)
  const found = await Promise.all([PAGE, ...files].map((address) => copy.match(address)))
  return found.every(Boolean)
}

/** Keeps the page with the files it runs with, all or nothing; older copies go only once the new one is whole. */
const keep = async (files) => {
  const before = (await caches.keys()).filter((name) => name.startsWith(COPY))
  for (const name of before) if (await isWhole(name, files)) return
  const page = await fetch(PAGE, { cache: 'no-cache' })
  const html = await page.clone().text()
  const running = new Set(files.map(releaseOf))
  // What its tags load and what it asks for after its first paint; its other data names versions to fall back to.
  const code = html.match(/id="page-code">.*?<\/script>/s)?.[0] ?? ''
  const named = [
    ...(html.match(/(?:src|href)="\/releases\/[\w-]+\/[\w.-]+\//g) ?? []),
    ...(code.match(/\/releases\/[\w-]+\/[\w.-]+\//g) ?? []),
  ]
  // Something was released since the page was opened: its next visit keeps a copy that fits together.
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

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('message', (event) => {
  // A copy that could not be made is made at the next visit; the page goes on without it.
  event.waitUntil(keep(event.data.files).catch((error) => console.info('page not kept for offline', error)))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const ours = request.mode === 'navigate' || new URL(request.url).pathname.startsWith('/releases/')
  if (ours && request.method === 'GET') event.respondWith(answer(request))
})
