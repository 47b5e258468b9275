import { defineConfig } from 'vitest/config'
import { sharedWithDom } from '../../vitest.shared.ts'

export default defineConfig({
  test: {
    ...sharedWithDom,
    // A render on the server that ends in an error leaves React's contexts as they were within it: the next file would find a router.
    isolate: true,
    name: 'kit',
    include: ['{src,vite}/**/*.test.{ts,tsx}'],
  },
})
