import { defineConfig } from 'vitest/config'
import { shared } from '../vitest.shared.ts'

export default defineConfig({
  test: { ...shared, name: 'mf-legal', environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'] },
})
