import { defineConfig } from 'vitest/config'
import { sharedWithDom } from '../../vitest.shared.ts'

export default defineConfig({ test: { ...sharedWithDom, name: 'console', include: ['src/**/*.test.{ts,tsx}'] } })
