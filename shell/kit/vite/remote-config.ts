import type { ConfigEnv, UserConfig } from 'vite'
import { browserBuild, serverBundle } from './builds.ts'
import { devServer, type DevOptions } from './dev-server.ts'
import { insideBuild } from './inside-build.ts'
import { styledComponents } from './styled.ts'

/** What a remote may say of its own configuration. */
export type RemoteOptions = DevOptions

/**
 * The whole Vite configuration of a remote: `vite build` for the browser, `vite build --ssr` for its server bundle, `vite` to run
 * it alone on a minimal page, `vite --mode shell` to run it in the real shell, `vite build --watch --mode inside` to run it inside the
 * pages of a deployed site. All three work beside a running site: that of `npm start` at `PORT`, or any other at `SITE_URL`.
 */
export const remoteConfig =
  (name: `mf-${string}`, options: RemoteOptions = {}) =>
  ({ command, mode, isSsrBuild }: ConfigEnv): UserConfig => ({
    ...(command === 'serve'
      ? devServer(name, mode === 'shell', options)
      : isSsrBuild === true
        ? serverBundle()
        : mode === 'inside'
          ? insideBuild(name)
          : browserBuild(name)),
    oxc: styledComponents(name),
  })
