import type { ContributionsDefinition } from '@site/contracts/contributions'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface FakePackage {
  readonly version?: string
  /** The name in `package.json`, where it is not the folder's. */
  readonly packageName?: string
  /** Text for the entry; another text gives another build. */
  readonly text?: string
  readonly paths?: readonly string[]
  readonly links?: readonly string[]
  readonly uses?: Readonly<Record<string, readonly string[]>>
  readonly contract?: string
  readonly contributions?: ContributionsDefinition
  /** Number of further files, to make publishing slower. */
  readonly ballast?: number
}

const SHELL_SERVER = `export const provideSharedModules = () => {}
export const prerenderPage = async (remote, route, bundle) => {
  if (bundle.text === 'hangs') for (;;);
  if (bundle.text === 'waits') await new Promise(() => {})
  return bundle.text === 'throws' ? bundle.gone.title : ({ html: '<h1>' + bundle.text + ' ' + route.path + '</h1>', styles: '' })
}`

const route = (path: string) => ({ path, page: 'page', title: path, description: path, prerender: true })

const remoteFiles = ({
  text = '',
  paths = [],
  links = [],
  uses = {},
  contract = '1.0.0',
  contributions = {},
}: FakePackage) => ({
  'remote.js': `export const text = ${JSON.stringify(text)}`,
  'assets/page.js': `export const Page = ${JSON.stringify(text.padEnd(2000, '.'))}`,
  'server/remote.js': `export const remote = { text: ${JSON.stringify(text)} }`,
  'vite-manifest.json': JSON.stringify({
    'src/remote.ts': { file: 'remote.js', isEntry: true },
    'src/page.tsx': { file: 'assets/page.js' },
  }),
  'mf-manifest.json': JSON.stringify({ exposes: [{ path: './remote' }] }),
  'pages.json': JSON.stringify({ page: 'src/page.tsx' }),
  'routes.json': JSON.stringify(paths.map(route)),
  'contributions.json': JSON.stringify(contributions),
  'links.json': JSON.stringify(links),
  'contract.json': JSON.stringify({ contract }),
  'used-modules.json': JSON.stringify(uses),
})

const shellFiles = ({ text = '', links = [], uses = {}, contract = '1.0.0' }: FakePackage) => ({
  'assets/main.js': `export const text = ${JSON.stringify(text)}`,
  'server/prerender.js': SHELL_SERVER,
  'vite-manifest.json': JSON.stringify({ 'src/main.tsx': { file: 'assets/main.js', isEntry: true } }),
  'links.json': JSON.stringify(links),
  'contract.json': JSON.stringify({ contract }),
  'shared-modules.json': JSON.stringify(uses),
})

/** Writes a built package, `package.json` and `dist/`. Returns its folder. */
export const fakePackage = async (root: string, name: string, made: FakePackage = {}): Promise<string> => {
  const ballast = Array.from({ length: made.ballast ?? 0 }, (_, n) => [`assets/b${n}.js`, `// ${n} `.repeat(400)])
  const files: Record<string, string> = {
    ...(name === 'shell' ? shellFiles(made) : remoteFiles(made)),
    ...Object.fromEntries(ballast),
  }
  const folder = join(root, name)
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: made.packageName ?? name, version: made.version ?? '1.0.0' }),
  )
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, 'dist', path)), { recursive: true })
    await writeFile(join(folder, 'dist', path), content)
  }
  return folder
}
