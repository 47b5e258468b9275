// Host and two remotes after https://module-federation.io/integrations/build-tool/vite: each is built and put online by itself.
import { federation } from '@module-federation/vite'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { at, common } from '../common/vite.mjs'

const singleton = { singleton: true, requiredVersion: '*' }
const shared = {
  react: singleton,
  'react-dom': singleton,
  'react-router-dom': singleton,
  '@tanstack/react-query': singleton,
  'styled-components': singleton,
  zustand: singleton,
  '@stageside/kit': singleton,
}
const remoteOf = (name, folder) => ({ type: 'module', name, entry: `/${folder}/remoteEntry.js`, entryGlobalName: name })

const CONFIGS = {
  host: {
    root: at('module-federation/host'),
    base: '/',
    folder: '',
    federation: {
      name: 'host',
      remotes: { mf_events: remoteOf('mf_events', 'events'), mf_legal: remoteOf('mf_legal', 'legal') },
    },
  },
  events: {
    root: at('../../../../mf-events'),
    base: '/events/',
    folder: 'events',
    federation: { name: 'mf_events', exposes: { './remote': './src/remote.ts' } },
  },
  legal: {
    root: at('../../../../mf-legal'),
    base: '/legal/',
    folder: 'legal',
    federation: { name: 'mf_legal', exposes: { './remote': './src/remote.ts' } },
  },
}

/** Builds one of `host`, `events` and `legal` into its folder of `out`. */
export const buildPart = async (part, out) => {
  const { root, base, folder, federation: options } = CONFIGS[part]
  const config = common(options.name)
  await build({
    ...config,
    root,
    base,
    plugins: [
      ...config.plugins,
      federation({ ...options, filename: 'remoteEntry.js', shared, dts: false, manifest: false }),
    ],
    build: {
      ...config.build,
      outDir: join(out, folder),
      // The host's folder holds the others.
      emptyOutDir: folder !== '',
      ...(part === 'host' ? {} : { rolldownOptions: { input: join(root, 'src', 'remote.ts') } }),
    },
  })
}

if (process.argv[2] !== undefined) {
  const [, , folder, ...parts] = process.argv
  const out = resolve(folder)
  for (const part of parts) await buildPart(part, out)
}
