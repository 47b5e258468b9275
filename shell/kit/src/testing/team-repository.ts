import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "mf-reviews", "version": "0.1.0", "private": true, "type": "module" }',
  'tsconfig.json': '{ "extends": "@stageside/kit/tsconfig.json" }',
  'vite.config.ts': `import { remoteConfig } from '@stageside/kit/vite'

export default remoteConfig('mf-reviews')
`,
  'vitest.config.ts': `import { remoteTests } from '@stageside/kit/vitest'

export default remoteTests('mf-reviews')
`,
  'src/routes.ts': `export const routes = [
  { path: '/reviews', page: 'reviews', title: 'Reviews', description: 'What guests said of their hotels.' },
] as const
`,
  'src/remote.ts': `import { defineRemote } from '@stageside/kit'
import { routes } from './routes.ts'

export const remote = defineRemote({ routes, pages: { reviews: () => import('./reviews-page.tsx') } })
`,
  'src/reviews-page.tsx': `import { useToast } from '@stageside/kit'
import { Button } from '@stageside/ui/button'
import { PageScaffold } from '@stageside/ui/page-scaffold'
import { styled } from 'styled-components'

const Large = styled.p\`
  font-size: 2rem;
\`

export const Page = () => {
  const toast = useToast()
  return (
    <PageScaffold title="Reviews" intro="What guests said of their hotels.">
      <Large>Close to the gate.</Large>
      <Button type="button" onClick={() => toast({ title: 'Thank you' })}>
        Agree
      </Button>
    </PageScaffold>
  )
}
`,
  'src/reviews-page.test.tsx': `import { prerenderPage, renderPage } from '@stageside/kit/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { remote } from './remote.ts'

it('thanks who agrees', async () => {
  const { toasts } = await renderPage(remote, '/reviews')
  fireEvent.click(screen.getByRole('button', { name: 'Agree' }))
  expect(toasts).toEqual([{ title: 'Thank you' }])
})
it('renders without a browser', async () => {
  expect(await prerenderPage(remote, '/reviews')).toContain('Close to the gate.')
})
`,
}

/** Writes the smallest repository that a team could have, with nothing in it but what packages give. */
export const writeTeamRepository = async (folder: string): Promise<void> => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}
