import { defineConfig } from 'vite'
import { define } from './versions.vite.ts'

/** One file for Node that needs no package beside it: it is installed in an instant and starts in one. */
export default defineConfig({
  define,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    minify: 'oxc',
    rolldownOptions: {
      input: 'src/cli.ts',
      output: { entryFileNames: 'remote.js', codeSplitting: false, banner: '#!/usr/bin/env node' },
    },
  },
})
