import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { publishLent } from './kit/vite/publish-lent.ts'
import { styledComponents } from './kit/vite/styled.ts'

/** The shell is an ordinary Vite app; it composes at run time with the federation runtime alone. */
export default defineConfig({
  base: './',
  oxc: styledComponents('shell'),
  plugins: [react(), publishLent()],
  build: {
    target: 'es2022',
    manifest: 'vite-manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'src/main.tsx' },
  },
})
