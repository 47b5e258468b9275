import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { testTimeout: 30_000, name: 'shared-ui', environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'] },
})
