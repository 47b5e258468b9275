import react from '@vitejs/plugin-react'
import { relative, resolve } from 'node:path'
import { searchForWorkspaceRoot, type Plugin, type ProxyOptions, type UserConfig } from 'vite'
import { cacheFolder } from './cache-folder.ts'
import { devShell } from './dev-shell.ts'
import { isInstalled, KIT, kitFile, packageFolders } from './kit-entry.ts'
import { pageEntries } from './page-entries.ts'
import { sharedModulesInSources } from './shared-modules-check.ts'
import { readSharedModules, sharedPackages } from './shared-modules.ts'
import { standalonePage } from './standalone.ts'

export interface DevOptions {
  /** Folders of further remotes that the shell takes from source as well; `DEV_REMOTES`, separated by commas, adds to them. */
  readonly alsoFromSource?: readonly string[]
}

const folders = ({ alsoFromSource = [] }: DevOptions): string[] =>
  [...alsoFromSource, ...(process.env['DEV_REMOTES'] ?? '').split(',')]
    .map((folder) => folder.trim())
    .filter((folder) => folder !== '')
    .map((folder) => resolve(folder))

/** The site that a dev server works beside. */
export const siteAddress = (): string =>
  (process.env['SITE_URL'] ?? process.env['BACKEND_URL'] ?? `http://localhost:${process.env['PORT'] ?? 8080}`).replace(
    /\/$/,
    '',
  )

/** Clients that only a call loads: found late, they would make the dev server reload the page, and a half-filled form with it. */
const CLIENTS = ['@supabase/functions-js', '@supabase/postgrest-js']

/** Whatever a page may import of the kit, the primitives and what the shell shares, before a source does. */
const forPages = (): string[] => [...packageFolders().flatMap((folder) => pageEntries(folder)), ...sharedPackages]

/** What the dev server prepares before the first page: installed entries with all they import, or what the entry's sources import. */
const prepared = (entry: string, beside: readonly string[]): UserConfig['optimizeDeps'] => {
  const file = kitFile(entry)
  const sources = ['src/remote.ts', ...beside.map((folder) => relative(process.cwd(), `${folder}/src/remote.ts`))]
  return isInstalled(file)
    ? { entries: sources, include: [`${KIT}/${entry}`, `${KIT}/internal/shared-modules/all`, ...forPages()] }
    : { entries: [...sources, relative(process.cwd(), file)], include: CLIENTS }
}

/** Passes calls on as the site's own: a deployed one knows itself by its host, and refuses WebSockets of another origin. */
const proxied = (target: string): ProxyOptions => ({
  target,
  changeOrigin: true,
  ws: true,
  rewriteWsOrigin: true,
  cookieDomainRewrite: '',
})

const CALLS = ['/functions', '/rest', '/auth/v1', '/health', '/livez', '/tiles']
const SHELL_CALLS = [...CALLS, '/releases', '/versions.json', '/report']

/** Both dev servers: the remote alone on a bare page, or in the real shell with the other remotes as the site has them. */
export const devServer = (name: string, inShell: boolean, options: DevOptions): UserConfig => {
  const site = siteAddress()
  const beside = inShell ? folders(options) : []
  const page: Plugin = inShell ? devShell(name, site, beside) : standalonePage(name, site)
  return {
    appType: 'custom',
    cacheDir: cacheFolder('node_modules/.vite'),
    plugins: [react(), sharedModulesInSources(readSharedModules(), [process.cwd(), ...beside]), page],
    optimizeDeps: prepared(inShell ? 'internal/dev-shell' : 'internal/standalone', beside),
    // Remotes of other folders have packages of their own: on one page there is one copy.
    resolve: { dedupe: [...sharedPackages, KIT] },
    server: {
      fs: { allow: [searchForWorkspaceRoot(process.cwd()), ...beside] },
      proxy: Object.fromEntries((inShell ? SHELL_CALLS : CALLS).map((path) => [path, proxied(site)])),
    },
  }
}
