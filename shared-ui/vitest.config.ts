import { defineConfig } from 'vitest/config'
import { sharedWithDom } from '../vitest.shared.ts'

export default defineConfig({
  test: { ...sharedWithDom, name: 'shared-ui', include: ['{src,gallery}/**/*.test.{ts,tsx}'] },
})
