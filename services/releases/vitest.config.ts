import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'releases', include: ['src/**/*.test.ts'] } })
