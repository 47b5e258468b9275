import type { PageHead } from '@stageside/kit'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SiteContext } from '../site-context.ts'
import { fakeRemote, fakeRoute, fakeSite } from '../testing/fake-site.ts'
import { NavigationEffects } from './navigation-effects.tsx'

const site = fakeSite(fakeRemote([fakeRoute('/'), fakeRoute('/plain'), fakeRoute('/thing/:id')]))
const of = (id: string, title = `Thing ${id}`): PageHead => ({
  path: `/thing/${id}`,
  title,
  description: `About ${id}`,
})

const setUp = async (at: string) => {
  const entries = [at]
  const page = (head: PageHead | null) => (
    <MemoryRouter initialEntries={entries}>
      <SiteContext value={site}>
        <NavigationEffects head={head} />
        <Link to="/plain">/plain</Link>
        {['1', '2', '7'].map((id) => (
          <Link key={id} to={`/thing/${id}`}>{`/thing/${id}`}</Link>
        ))}
      </SiteContext>
    </MemoryRouter>
  )
  const { rerender } = await act(async () => render(page(null)))
  return {
    go: (path: string) => act(async () => screen.getByRole('link', { name: path }).click()),
    say: (head: PageHead) => act(async () => rerender(page(head))),
  }
}

const announced = () => screen.getByRole('status').textContent
const picture = () => document.querySelector('meta[property="og:image"]')?.getAttribute('content')
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href')

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  document.title = 'As the server wrote it'
  document.head.innerHTML +=
    '<link rel="canonical" href=""><meta property="og:image" content=""><script type="application/ld+json">[]</script>'
})
afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

it('announces the title of a plain page at once', async () => {
  const { go } = await setUp('/')
  await go('/plain')
  expect([announced(), document.title]).toEqual(['Title of /plain', expect.stringContaining('Title of /plain')])
  expect(picture()).toMatch(/\/og\/plain\.png$/)
})

it('waits for the title of a thing, and announces that', async () => {
  const { go, say } = await setUp('/')
  await go('/thing/7')
  expect(announced()).toBe('')
  expect(canonical()).toMatch(/\/thing\/7$/)
  await say(of('7'))
  expect([announced(), document.title]).toEqual(['Thing 7', expect.stringContaining('Thing 7')])
  expect(canonical()).toMatch(/\/thing\/7$/)
})

it('announces nothing on the first page, and leaves what the server wrote of its structure', async () => {
  const { say } = await setUp('/thing/7')
  await say(of('7'))
  expect([announced(), document.title]).toEqual(['', expect.stringContaining('Thing 7')])
  expect(document.querySelector('script[type="application/ld+json"]')).not.toBeNull()
})

it('ignores what a page says that was left', async () => {
  const { go, say } = await setUp('/')
  await go('/thing/7')
  await go('/plain')
  await say(of('7'))
  expect([announced(), document.title]).toEqual(['Title of /plain', expect.stringContaining('Title of /plain')])
})

it('gives each of two things of one name its title', async () => {
  const { go, say } = await setUp('/')
  await go('/thing/1')
  await say(of('1', 'Inn'))
  await go('/thing/2')
  expect(document.title).not.toContain('Inn')
  await say(of('2', 'Inn'))
  expect(document.title).toContain('Inn')
  expect(canonical()).toMatch(/\/thing\/2$/)
})
