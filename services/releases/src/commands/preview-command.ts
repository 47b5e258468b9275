import type { Route } from '@site/contracts/composition'
import { hasParameter } from '@site/contracts/routes'
import { createPreview } from '../registry/previews.ts'
import { readRegistry } from '../registry/registry-store.ts'
import { findVersion, label, newestVersion } from '../registry/versions.ts'
import type { Setting } from './setting.ts'

/** How long a preview lasts, in days. */
export const PREVIEW_DAYS = 14
const DAY_MS = 24 * 3600 * 1000

/** The address of a preview: the first page of the remote that has an address of its own, else the home page. */
export const previewAddress = (site: string, routes: readonly Pick<Route, 'path'>[], token: string): string =>
  `${site}${routes.find((route) => !hasParameter(route))?.path ?? '/'}?preview=${token}`

/** Gives one version an address that nobody guesses, beside what is live for everybody; the newest published one when none is named. */
export const previewCommand = async (
  { store, by, say }: Setting,
  name: string,
  wanted: string | undefined,
  { days, now }: { readonly days: number; readonly now: number },
): Promise<void> => {
  const registry = await readRegistry(store)
  const version = wanted ?? newestVersion(registry, name)
  findVersion(registry, name, version)
  const until = new Date(now + days * DAY_MS)
  const token = await createPreview(store, { [name]: version }, until, by)
  say(
    `preview of ${label({ name, version })} until ${until.toISOString()}: any address of the site with ?preview=${token}`,
  )
}
