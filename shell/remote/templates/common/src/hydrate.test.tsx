import { hydratePage } from '@stageside/kit/testing'
import { expect, test } from 'vitest'
import { remote } from './remote.ts'
import { routes } from './routes.ts'

// Add the parameters that your pages read from their address.
test.each(routes)('$path is taken over as it was published, whatever its query', async ({ path, title }) => {
  const page = await hydratePage(remote, `${path}?utm_source=mail`, {
    answers: { events: () => new Promise(() => {}) },
  })
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe(title)
  page.unmount()
})
