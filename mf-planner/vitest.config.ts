import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'mf-planner', environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'] },
})
