import { setTimeout as sleep } from 'node:timers/promises'
import { runAround, runIn, type Tab } from './tab.ts'

/** Longest wait for anything of the gallery, and the pause between two looks; ms. A story is there within a few. */
const MOST_MS = 10_000
const LOOK_MS = 5

const until = async (look: () => Promise<boolean>, what: string): Promise<void> => {
  const end = Date.now() + MOST_MS
  while (!(await look())) {
    if (Date.now() > end) throw new Error(`Not after ${MOST_MS / 1000} s: ${what}`)
    await sleep(LOOK_MS)
  }
}

declare global {
  interface Window {
    /** What the renderer of the gallery has told. */
    gallery?: { id: string; stories: Record<string, readonly string[]>; shown: number; painted: number }
  }
}

/** Listens to the gallery's renderer (React Cosmos, `RendererRequest` and `RendererResponse`). */
const listen = (): void => {
  const gallery: NonNullable<Window['gallery']> = { id: '', stories: {}, shown: 0, painted: 0 }
  window.gallery = gallery
  window.addEventListener('message', ({ data }) => {
    if (data.type === 'rendererReady') gallery.id = data.payload.rendererId
    if (data.type === 'fixtureLoaded') gallery.shown += 1
    if (data.type === 'fixtureListUpdate')
      for (const [path, { fixtureNames }] of Object.entries<{ fixtureNames: string[] }>(data.payload.fixtures))
        gallery.stories[path] = fixtureNames
  })
}
/** The renderer may not have been there yet: it is asked until it answers. */
const ask = (): Window['gallery'] => {
  window.frames[0]?.postMessage({ type: 'pingRenderers' }, '*')
  return window.gallery
}

/** Stops every transition, so that a picture shows the end of it, and asks for every font, which pages do without when one is late. */
const prepare = (): void => {
  for (const face of document.fonts) void face.load()
  const still = document.createElement('style')
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important }'
  document.head.append(still)
}

const select = (path: string, name: string): number => {
  const { gallery } = window
  if (gallery === undefined) throw new Error('the gallery is not listened to')
  const payload = { rendererId: gallery.id, fixtureId: { path, name }, fixtureState: {} }
  window.frames[0]?.focus()
  window.frames[0]?.postMessage({ type: 'selectFixture', payload }, '*')
  return gallery.shown
}

/** True once a story was drawn after `before`, in its own fonts. */
const isShown = (before: number): boolean =>
  (window.gallery?.shown ?? 0) > before && window.frames[0]?.document.fonts.status === 'loaded'

/** Counts once the frame after the next one begins: what stands now is painted by then. */
const countPaint = (): number => {
  const { gallery } = window
  if (gallery === undefined) throw new Error('the gallery is not listened to')
  window.requestAnimationFrame(() => window.requestAnimationFrame(() => (gallery.painted += 1)))
  return gallery.painted
}

const isPainted = (before: number): boolean => (window.gallery?.painted ?? 0) > before

/** Waits until what stands now is painted: WebKit's driver gives the picture of the frame before. */
export const waitForPaint = async (tab: Tab): Promise<void> => {
  const before = await runAround(tab, countPaint)
  await until(() => runAround(tab, isPainted, before), 'the page is painted')
}

/** Opens the gallery; gives the names of the stories of each file. */
export const openGallery = async (tab: Tab, address: string): Promise<Readonly<Record<string, readonly string[]>>> => {
  await tab.goto(address)
  await runAround(tab, listen)
  const stories = async () => (await runAround(tab, ask))?.stories ?? {}
  await until(async () => Object.keys(await stories()).length > 0, 'the gallery tells its stories')
  await runIn(tab, prepare)
  await until(() => runIn(tab, () => document.fonts.status === 'loaded'), 'the fonts are there')
  return stories()
}

export const showStory = async (tab: Tab, path: string, name: string): Promise<void> => {
  const before = await runAround(tab, select, path, name)
  await until(() => runAround(tab, isShown, before), `${name} is shown`)
}
