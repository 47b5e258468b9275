import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'places', include: ['src/**/*.test.ts', 'bench/**/*.test.ts'] } })
