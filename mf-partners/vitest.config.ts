import { defineConfig } from 'vitest/config'
import { sharedWithDom } from '../vitest.shared.ts'

export default defineConfig({
  test: { ...sharedWithDom, name: 'mf-partners', include: ['src/**/*.test.{ts,tsx}'] },
})
