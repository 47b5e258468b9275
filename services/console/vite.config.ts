import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The registry service that answers while the console is developed: `npm run registry`. */
const REGISTRY = process.env['REGISTRY_ADDRESS'] ?? 'http://127.0.0.1:8082'

export default defineConfig({
  base: '/console/',
  plugins: [react()],
  // Nothing is written into the code as data: the service's policy loads files of its own alone.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: true,
    modulePreload: { polyfill: false },
    // A browser keeps the packages while the console itself changes.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'packages', test: /node_modules/ }] } } },
  },
  server: { proxy: { '/v1': REGISTRY } },
})
