import { setTimeout as sleep } from 'node:timers/promises'
import type { PageRenderer } from '@site/releases'
import { fakeRelease } from '../../../releases/src/testing/fake-release.ts'
import { memoryStore } from '../../../releases/src/testing/memory-store.ts'
import { expect, it } from 'vitest'
import { createPageRenderers } from './page-renderers.ts'

const shell = fakeRelease('shell', '1.0.0')
const asked = { page: 'page', address: '/find?q=x', preloaded: { at: 0, answers: {} } }

/** Renderers that answer as told, and what became of each version. */
const renderersOf = (render: PageRenderer['render']) => {
  const problems: string[] = []
  const started: string[] = []
  const stopped: string[] = []
  let end: (reason: Error) => void = () => undefined
  const renderAnswers = createPageRenderers(
    memoryStore(),
    (error) => void problems.push(error instanceof Error ? error.message : String(error)),
    async (_store, _shell, { version }, onEnd) => {
      started.push(version)
      end = onEnd
      return { render, stop: () => void stopped.push(version) }
    },
  )
  return {
    ask: (version = '1.0.0') => renderAnswers({ ...asked, shell, remote: fakeRelease('mf-a', version) }),
    endLast: (reason: string) => end(new Error(reason)),
    problems,
    started,
    stopped,
  }
}

it('starts one renderer for each pair of versions, and names the style attributes for the policy', async () => {
  const { ask, started } = renderersOf(async ({ address }) => ({
    html: `<p style="width: 1px">${address}</p>`,
    styles: '',
  }))
  const page = await ask()
  expect(page?.html).toBe('<p style="width: 1px">/find?q=x</p>')
  expect(page?.styleAttributes).toHaveLength(1)
  await Promise.all([ask(), ask('1.1.0'), ask()])
  expect(started).toEqual(['1.0.0', '1.1.0'])
})

it('keeps two, and stops the one that was not needed for longest', async () => {
  const { ask, started, stopped } = renderersOf(async () => ({ html: '', styles: '' }))
  for (const version of ['1.0.0', '1.1.0', '1.0.0', '1.2.0']) await ask(version)
  await sleep(0)
  expect(started).toEqual(['1.0.0', '1.1.0', '1.2.0'])
  expect(stopped).toEqual(['1.1.0'])
})

it('gives no page that throws, and the next one all the same', async () => {
  let fails = true
  const { ask, problems } = renderersOf(async () => {
    if (fails) throw new Error('a page throws')
    return { html: 'fine', styles: '' }
  })
  expect(await ask()).toBeNull()
  fails = false
  expect((await ask())?.html).toBe('fine')
  expect(problems).toEqual(['a page throws'])
})

it('does not wait for a page that never comes', async () => {
  const { ask } = renderersOf(() => new Promise(() => undefined))
  expect(await ask()).toBeNull()
})

it('does not start one again at once that ended by itself', async () => {
  const { ask, endLast, problems, started } = renderersOf(async () => ({ html: '', styles: '' }))
  await ask()
  endLast('out of memory')
  expect(await ask()).toBeNull()
  expect(started).toEqual(['1.0.0'])
  expect(problems).toEqual(['out of memory'])
})
