import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    // The gallery's server would be open to the network: it sets its host after this file is read.
    { name: 'gallery:local-only', config: () => ({ server: { host: 'localhost' } }) },
  ],
})
