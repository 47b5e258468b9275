import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { testTimeout: 30_000, name: 'mf-legal', environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'] },
})
