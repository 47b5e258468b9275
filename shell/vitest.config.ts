import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { testTimeout: 30_000, name: 'shell', environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'] },
})
