import { defineConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

export default defineConfig({
  test: { ...shared, name: 'bff', include: ['src/**/*.test.ts', '../http/*.test.ts'] },
})
