import { defineConfig } from 'vitest/config'
import { sharedWithDom } from '../../vitest.shared.ts'

export default defineConfig({
  test: { ...sharedWithDom, name: 'kit', include: ['{src,vite}/**/*.test.{ts,tsx}'] },
})
