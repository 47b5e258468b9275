import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { withPage } from '../web/with-page.ts'
import type { PeerSite } from './sites.ts'

const SOURCE = 'mf-legal/src/policies/terms-page.tsx'
const SENTENCE = 'One account per person, with accurate information.'
/** A change that nobody sees after this long has failed, in ms. */
const LIMIT_MS = 180_000

/** Gives a function that changes a word of the policy's source, for as long as `work` takes; then the source is as it was. */
export const withChangedWords = async <Result>(
  root: string,
  work: (change: (word: string) => Promise<void>) => Promise<Result>,
): Promise<Result> => {
  const file = join(root, SOURCE)
  const before = await readFile(file, 'utf8')
  if (!before.includes(SENTENCE)) throw new Error(`${SOURCE} does not say '${SENTENCE}' any more`)
  const restore = () => writeFile(file, before)
  // However the bench is ended, it leaves the sources as they were.
  const interrupted = (): void => void restore().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted)
  try {
    return await work((word) => writeFile(file, before.replace(SENTENCE, `${SENTENCE.slice(0, -1)}, ${word}.`)))
  } finally {
    await restore()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted)
  }
}

const isSeen = (browser: Browser, url: string, word: string): Promise<boolean> =>
  withPage(browser, { name: 'fast', network: null, cpu: 1 }, async (page) => {
    await page.goto(url, { waitUntil: 'commit' }).catch(() => null)
    return page
      .getByText(word)
      .first()
      .waitFor({ timeout: 3000 })
      .then(
        () => true,
        () => false,
      )
  })

/** Seconds from a changed word until a first visit, begun then, shows it. */
export const timeToChange = async (
  browser: Browser,
  site: PeerSite,
  change: () => Promise<void>,
  word: string,
): Promise<number> => {
  const begun = performance.now()
  await change()
  await site.deploy()
  for (;;) {
    const asked = performance.now()
    if (await isSeen(browser, `${site.address}/terms`, word)) return (asked - begun) / 1000
    if (asked - begun > LIMIT_MS) throw new Error(`${site.name}: nobody sees the changed word`)
  }
}
