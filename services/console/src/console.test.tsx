import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { App } from './app.tsx'
import { answerWith, identity, leaveNothing, openConsole } from './testing/open-console.tsx'

leaveNothing()

const ticketOf = async (version: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { level: 2, name: new RegExp(`^${version}`) })
  const ticket = heading.closest('article')
  if (ticket === null) throw new Error(`${version} has no ticket`)
  return ticket
}

describe('the page of what is live', () => {
  test('says of each version how many have it, and of a remote that nobody has', async () => {
    answerWith()
    openConsole('/')
    const planner = (await screen.findByRole('heading', { name: 'mf-planner' })).closest('li')
    expect(planner?.textContent).toMatch(/90%1\.1\.0-e95eb6fcbddefaultFor 90% of visitors, who are in no canary/)
    expect(planner?.textContent).toMatch(/Ramp of 1\.2\.0: running/)
    expect(screen.getByText(/^Not live\. Only people who choose/)).toBeDefined()
  })

  test('is complete where ramps cannot be read', async () => {
    answerWith({ '/ramps': { status: 404, body: { error: 'There is nothing at this address.', code: 'not_found' } } })
    openConsole('/')
    expect(await screen.findByRole('heading', { name: 'mf-planner' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('says what to do where nothing was published, and what went wrong where nothing is answered', async () => {
    answerWith({ '/status': { body: { remotes: [] } } })
    const { unmount } = openConsole('/')
    expect(await screen.findByText('Nothing was published yet')).toBeDefined()
    unmount()
    answerWith({ '/status': { status: 429, body: { error: 'Team platform sends too much.', code: 'rate_limited' } } })
    openConsole('/')
    expect((await screen.findByRole('alert')).textContent).toContain('Team platform sends too much.')
    answerWith()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'mf-planner' })).toBeDefined()
  })
})

describe('a change', () => {
  test('is made once its consequence is confirmed, and not before', async () => {
    const sent = answerWith({ '/remotes/mf-planner/promote': { body: { message: 'promoted', warnings: [] } } })
    openConsole('/remotes/mf-planner')
    fireEvent.click(within(await ticketOf('1.2.0')).getByRole('button', { name: /^Promote/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Promote mf-planner 1.2.0?' })
    expect(dialog.textContent).toContain('Everybody gets 1.2.0 now; 1.1.0 stays published and can be rolled back to.')
    expect(await within(dialog).findByText('The ramp of 1.2.0 ends, since this is decided by hand.')).toBeDefined()
    expect(sent).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Promote' }))
    await waitFor(() => expect(sent).toEqual([['/remotes/mf-planner/promote', { version: '1.2.0-41db84a4f0' }]]))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Promote/ })).toBeNull())
  })

  test('that is refused says so, lists why, and leaves the dialog open', async () => {
    answerWith({
      '/remotes/mf-planner/promote': {
        status: 422,
        body: {
          error: 'promoting mf-planner@1.2.0 is refused',
          code: 'refused',
          issues: [{ path: 'route', message: 'mf-legal@1.0.0 links to /plan, mf-planner@1.2.0 does not serve it' }],
        },
      },
    })
    openConsole('/remotes/mf-planner')
    fireEvent.click(within(await ticketOf('1.2.0')).getByRole('button', { name: /^Promote/ }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Promote' }))
    const alert = await within(dialog).findByRole('alert')
    expect(alert.textContent).toContain('Nothing has changed.')
    expect(within(alert).getByRole('listitem').textContent).toBe(
      'route: mf-legal@1.0.0 links to /plan, mf-planner@1.2.0 does not serve it',
    )
  })

  test.each([
    [502, { error: 'The page of the release could not be made.', code: 'failed' }],
    [504, {}],
    [200, []],
  ])('that is answered with %i may have been made, and is not said to have changed nothing', async (status, body) => {
    answerWith({ '/remotes/mf-planner/promote': { status, body } })
    openConsole('/remotes/mf-planner')
    fireEvent.click(within(await ticketOf('1.2.0')).getByRole('button', { name: /^Promote/ }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Promote' }))
    const alert = await within(dialog).findByRole('alert')
    expect(alert.textContent).toMatch(/^It may have gone through\. Check what is live before you try again\./)
    expect(alert.textContent).not.toContain('Nothing has changed')
  })

  test('keeps its dialog open until it is answered', async () => {
    let answer = (): void => {}
    const after = new Promise<void>((resolve) => (answer = resolve))
    const body = { error: 'Another change came first.', code: 'conflict' }
    answerWith({ '/remotes/mf-planner/promote': { status: 409, body, after } })
    openConsole('/remotes/mf-planner')
    fireEvent.click(within(await ticketOf('1.2.0')).getByRole('button', { name: /^Promote/ }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Promote' }))
    const cancel = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Cancel' })
    await waitFor(() => expect(cancel.disabled).toBe(true))
    fireEvent.keyDown(dialog, { key: 'Escape' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    answer()
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Another change came first.')
    fireEvent.click(cancel)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Promote/ })).toBeNull())
  })

  test('of a ramp is named with the version of the ramp', async () => {
    answerWith()
    openConsole('/remotes/mf-planner')
    expect(await screen.findByRole('button', { name: 'Hold 1.2.0-41db84a4f0' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Roll back 1.1.0-e95eb6fcbd' })).toBeDefined()
  })

  test('is offered where the token may make it', async () => {
    answerWith({ '/whoami': { body: { ...identity, rights: { 'mf-planner': ['preview'] } } } })
    openConsole('/remotes/mf-planner')
    const buttons = within(await ticketOf('1.1.0')).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Preview 1.1.0-e95eb6fcbd'])
    expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull()
  })
})

describe('the page of a ramp', () => {
  test('has its curves as a table, its guards with figures, and its decisions, the newest first', async () => {
    answerWith()
    openConsole('/ramps/mf-planner/1.2.0-41db84a4f0')
    const caption = await screen.findByText(
      'Visits with a failure of this remote, from the start of the ramp until then',
    )
    expect(caption.closest('table')?.querySelectorAll('tbody tr')).toHaveLength(12)
    const guard = screen.getByRole('rowheader', { name: 'Its own failures' }).closest('tr')
    expect(guard?.textContent).toMatch(/0\.71% of 708 \(0% to .+\)0\.56% of 5,900.+2\.4 of 50/)
    const [newest, first] = within(
      screen.getByRole('heading', { name: 'Decisions' }).parentElement ?? document.body,
    ).getAllByRole('listitem')
    expect(newest?.textContent).toContain('by itselfFrom 1 % to 10 % of visitors')
    expect(first?.textContent).toContain('The ramp started at 1 % of visitors')
  })
})

describe('the graph', () => {
  test('lists who needs a remote, and which version would break that', async () => {
    answerWith()
    openConsole('/graph')
    fireEvent.click(await screen.findByRole('button', { name: /^mf-events/ }))
    expect(await screen.findByText('1 other needs something of it, as listed here.', { exact: false })).toBeDefined()
    expect(
      screen.getByText('slot: mf-planner@1.2.0 fills mf-events/below-results, mf-events@2.2.0 does not offer it'),
    ).toBeDefined()
  })
})

describe('the audit log', () => {
  const entry = {
    id: '1',
    at: '2027-01-01T10:00:00.000Z',
    team: 'planner',
    subject: 'token:1',
    address: '192.0.2.1',
    action: 'promote',
    remote: 'mf-planner',
    version: '1.2.0-beta.1-41db84a4f0',
    outcome: 'done',
    detail: '',
  }

  test('says of an entry which version it was about, with the hash', async () => {
    answerWith({ '/audit': { body: { entries: [entry], next: null } } })
    openConsole('/audit')
    const hash = await screen.findByText('-41db84a4f0')
    expect(hash.closest('td')?.textContent).toContain('promote mf-planner 1.2.0-beta.1-41db84a4f0')
  })

  test('keeps the focus when it is filtered, and fills the fields from its address', async () => {
    answerWith()
    openConsole('/audit?team=events')
    const team = await screen.findByLabelText<HTMLInputElement>('Team')
    expect(team.value).toBe('events')
    team.focus()
    fireEvent.change(team, { target: { value: ' planner ' } })
    fireEvent.submit(team.closest('form') ?? team)
    await waitFor(() => expect(team.value).toBe('planner'))
    expect(document.activeElement).toBe(team)
    const all = screen.getByRole('button', { name: 'Show all' })
    all.focus()
    fireEvent.click(all)
    await waitFor(() => expect(team.value).toBe(''))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show these' }))
  })

  test('is given as a file whose address works until the browser has read it', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    answerWith()
    openConsole('/audit')
    const button = await screen.findByRole('button', { name: 'Export all' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
      fireEvent.click(button)
      await vi.waitUntil(() => click.mock.calls.length > 0)
      expect(revoke).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(10_000)
      expect(revoke).toHaveBeenCalledOnce()
    } finally {
      vi.useRealTimers()
      vi.restoreAllMocks()
    }
  })
})

describe('the session', () => {
  test('ends when the token does, and says why', async () => {
    const ended = { status: 401, body: { error: 'This token ended at noon.', code: 'expired' } }
    answerWith({ '/status': ended })
    openConsole('/')
    expect(await screen.findByText('This token ended at noon.')).toBeDefined()
    expect(screen.getByLabelText(/Registry token/)).toBeDefined()
    expect(sessionStorage.getItem('registry-token')).toBeNull()
  })

  test('ends with its token where nothing on the page asks for anything', async () => {
    const ended = { status: 401, body: { error: 'This token was revoked.', code: 'unauthorised' } }
    answerWith({ '/live': ended })
    openConsole('/nothing-here')
    expect(await screen.findByText('This token was revoked.')).toBeDefined()
    expect(sessionStorage.getItem('registry-token')).toBeNull()
  })

  test('does not begin with a token that the registry refuses', async () => {
    answerWith({ '/whoami': { status: 401, body: { error: 'This token is not known here.', code: 'unauthorised' } } })
    render(
      <MemoryRouter>
        <App />
      </MemoryRouter>,
    )
    fireEvent.change(screen.getByLabelText(/Registry token/), { target: { value: 'sst_wrong' } })
    fireEvent.click(screen.getByRole('button', { name: 'Open the console' }))
    expect(await screen.findByText('This token is not known here.')).toBeDefined()
    expect(sessionStorage.getItem('registry-token')).toBeNull()
  })
})
