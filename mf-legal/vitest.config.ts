import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'mf-legal', environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'] },
})
