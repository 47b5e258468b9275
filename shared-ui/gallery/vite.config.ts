import { defineConfig } from 'vite'

export default defineConfig({
  // All is prepared before the first page: the gallery does not get over a reload while it imports its stories.
  optimizeDeps: {
    entries: ['src/**/*.stories.tsx', 'cosmos.decorator.tsx'],
    include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'react-cosmos-plugin-vite/dom'],
  },
  plugins: [
    // The gallery's server would be open to the network: it sets its host after this file is read.
    { name: 'gallery:local-only', config: () => ({ server: { host: 'localhost' } }) },
  ],
})
