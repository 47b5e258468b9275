import { defineConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

export default defineConfig({
  test: { ...shared, name: 'places', include: ['src/**/*.test.ts', 'bench/**/*.test.ts'] },
})
