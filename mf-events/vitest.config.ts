import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { testTimeout: 30_000, name: 'mf-events', environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'] },
})
