import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SiteRouter } from './site-router.tsx'

let settle: Record<string, () => void> = {}
beforeEach(() => {
  settle = {}
  window.history.replaceState(null, '', '/')
})
afterEach(cleanup)

const waitFor = (pathname: string): Promise<void> | null =>
  pathname.startsWith('/late') ? new Promise((over) => (settle[pathname] = over)) : null

const Shown = () => {
  const { pathname, search } = useLocation()
  const [opened] = useState(pathname)
  const navigate = useNavigate()
  return (
    <>
      <h1>
        {pathname}
        {search}
      </h1>
      <p>opened at {opened}</p>
      <button
        type="button"
        onClick={() => void navigate({ pathname, search: '?only=near' }, { replace: true, preventScrollReset: true })}
      >
        filter
      </button>
      <button
        type="button"
        onClick={() => void navigate({ pathname, search }, { state: 'open', preventScrollReset: true })}
      >
        open
      </button>
      {['/', '/here', '/late', '/later', '/?by=price'].map((to) => (
        <Link key={to} to={to}>
          to {to}
        </Link>
      ))}
    </>
  )
}
const setUp = () =>
  render(
    <SiteRouter waitFor={waitFor}>
      <Shown />
    </SiteRouter>,
  )
const press = (name: string) => act(async () => screen.getByText(name).click())
const shown = () => screen.getByRole('heading').textContent

it('draws a frame that answers the press, then shows the page that is ready', async () => {
  setUp()
  screen.getByText('to /here').click()
  expect([shown(), window.location.pathname]).toEqual(['/', '/here'])
  await expect.poll(shown).toBe('/here')
})

it('goes back at once, as the browser scrolls then', async () => {
  setUp()
  screen.getByText('to /here').click()
  await expect.poll(shown).toBe('/here')
  window.history.replaceState(null, '', '/')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(shown()).toBe('/')
})

it('keeps the page before until the other one is there, while the address says where the visitor goes', async () => {
  setUp()
  await press('to /late')
  expect([shown(), window.location.pathname]).toEqual(['/', '/late'])
  await act(async () => settle['/late']?.())
  expect(shown()).toBe('/late')
})

it('forgets a page that the visitor did not wait for', async () => {
  setUp()
  await press('to /late')
  await press('to /later')
  await act(async () => settle['/late']?.())
  expect(shown()).toBe('/')
  await act(async () => settle['/later']?.())
  expect(shown()).toBe('/later')
})

it('stays where the visitor came back to meanwhile', async () => {
  setUp()
  await press('to /late')
  await press('to /')
  await act(async () => settle['/late']?.())
  expect(shown()).toBe('/')
})

it('changes what follows the path without a wait', async () => {
  setUp()
  await press('to /?by=price')
  expect(shown()).toBe('/?by=price')
})

it('goes on to the page that was asked for, whatever is changed on the one before meanwhile', async () => {
  setUp()
  await press('filter')
  expect([shown(), window.location.search]).toEqual(['/?only=near', '?only=near'])
  await press('to /late')
  await press('filter')
  expect(window.location.pathname).toBe('/late')
  await act(async () => settle['/late']?.())
  expect(shown()).toBe('/late')
  await press('filter')
  expect(shown()).toBe('/late?only=near')
})

it('keeps two states of the page that is shown apart, as of a sheet that Back closes', async () => {
  setUp()
  const before = window.history.length
  await press('open')
  expect(window.history.length).toBe(before + 1)
  await press('to /late')
  await press('open')
  expect([window.location.pathname, window.history.length]).toEqual(['/late', before + 2])
})

it('takes a second press on a link for the same visit', async () => {
  setUp()
  const before = window.history.length
  await press('to /late')
  await press('to /late')
  await act(async () => settle['/late']?.())
  expect([shown(), window.history.length]).toEqual(['/late', before + 1])
})
