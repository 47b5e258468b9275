import { eventually } from '../../engines/support/eventually.ts'
import { runAround, runIn, type Tab } from './tab.ts'

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

/** The window as PNG, as it stands: WebKit's driver would give the picture of the frame before. */
export const takePicture = async (tab: Tab): Promise<Buffer> => {
  const before = await runAround(tab, countPaint)
  await eventually(() => runAround(tab, () => window.gallery?.painted ?? 0), 'it is painted').toBeGreaterThan(before)
  return tab.screenshot()
}

/** Opens the gallery; gives the names of the stories of each file. */
export const openGallery = async (tab: Tab, address: string): Promise<Readonly<Record<string, readonly string[]>>> => {
  await tab.goto(address)
  await runAround(tab, listen)
  const stories = async () => (await runAround(tab, ask))?.stories ?? {}
  await eventually(async () => Object.keys(await stories()).length, 'the gallery tells its stories').toBeGreaterThan(0)
  await runIn(tab, prepare)
  await eventually(() => runIn(tab, () => document.fonts.status), 'the fonts are there').toBe('loaded')
  return stories()
}

export const showStory = async (tab: Tab, path: string, name: string): Promise<void> => {
  const before = await runAround(tab, select, path, name)
  await eventually(() => runAround(tab, isShown, before), `${name} is shown`).toBe(true)
}
