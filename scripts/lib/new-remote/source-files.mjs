/** What a new remote starts with: one route, one page, and the tests of both. Plain text, so that it can be read as a whole. */
export const sourceFiles = ({ name, path, title }) => ({
  'src/routes.ts': `import type { RouteDefinition } from '@stageside/kit/contracts/routes'

export const routes = [
  {
    path: '${path}',
    page: 'start',
    title: '${title}',
    description: 'Say in one sentence what a visitor finds here: search engines show it.',
    structuredData: 'WebPage',
  },
] as const satisfies readonly RouteDefinition[]
`,
  'src/remote.ts': `import { defineRemote } from '@stageside/kit'
import { routes } from './routes.ts'

export const remote = defineRemote({
  routes,
  pages: {
    start: () => import('./start/start-page.tsx'),
  },
})
`,
  'src/start/start-page.tsx': `import { useToast } from '@stageside/kit'
import { Button } from '@stageside/ui/button'
import { Stack, Text } from '@stageside/ui/layout'
import { PageScaffold } from '@stageside/ui/page-scaffold'
import { greeting } from './greeting.ts'

export const Page = () => {
  const toast = useToast()
  return (
    <PageScaffold title="${title}" intro="A page of ${name}, inside the site and released on its own.">
      <Stack as="section" $gap={4} aria-labelledby="first-step">
        <h2 id="first-step">First step</h2>
        <Text>Change this page, then publish and promote it. Nothing else needs to be built, and nobody who ships another page has to wait for it or to hear of it.</Text>
        <div>
          <Button type="button" onClick={() => toast({ title: greeting('${title}'), tone: 'success' })}>
            Say hello
          </Button>
        </div>
      </Stack>
    </PageScaffold>
  )
}
`,
  'src/start/greeting.ts': `/** What the button answers. */
export const greeting = (title: string): string => \`Hello from \${title}\`
`,
  'src/start/greeting.test.ts': `import { expect, test } from 'vitest'
import { greeting } from './greeting.ts'

test('greets by name', () => expect(greeting('Anywhere')).toBe('Hello from Anywhere'))
`,
  'src/prerender.test.ts': `// @vitest-environment node
import { prerenderPage } from '@stageside/kit/testing'
import { expect, test } from 'vitest'
import { remote } from './remote.ts'
import { routes } from './routes.ts'

test.each(routes)('$path renders without a browser, the same each time, with one heading', async ({ path, title }) => {
  const html = await prerenderPage(remote, path)
  expect(html.match(/<h1[^>]*>/g)).toHaveLength(1)
  expect(html).toContain(\`>\${title}</h1>\`)
  expect(await prerenderPage(remote, path)).toBe(html)
})
`,
})

/** Its journeys over the composed site, the story of its failure included. */
export const journeyFile = ({ name, path, title }) => `import { expect, test } from '../../support/journey.ts'
import { testTextPages } from '../../support/text-page.ts'

testTextPages([{ path: '${path}', heading: '${title}', title: '${title}', crumb: '${title}' }])

test('answers through the kit of the shell', async ({ page }) => {
  await page.goto('${path}')
  await page.getByRole('button', { name: 'Say hello' }).click()
  await expect(page.getByText('Hello from ${title}').first()).toBeVisible()
})

test('with its files gone the page can still be read and the rest of the site works', async ({ page, complaints }) => {
  complaints.allow(/${name}/)
  complaints.allow(/Failed to (?:load|fetch)/)
  await page.route('**/releases/${name}/**', (route) => route.abort())
  await page.goto('${path}')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${title}')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page).toHaveURL(/\\/terms$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
})
`
