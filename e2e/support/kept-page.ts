import { offlinePage } from '@site/contracts/offline'
import type { Page } from 'playwright/test'

/**
 * Paths of the files of the planner's page that the browser keeps for offline use; none until a copy is whole. A copy has its name
 * before its first file, and the page itself comes last.
 */
export const keptFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (last) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('planner-page')).toSorted()
    for (const name of names.toReversed()) {
      const paths = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
      if (paths.includes(last)) return paths
    }
    return []
  }, offlinePage)
