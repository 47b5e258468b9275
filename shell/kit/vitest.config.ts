import { defineConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

export default defineConfig({
  test: { ...shared, name: 'kit', environment: 'happy-dom', include: ['{src,vite}/**/*.test.{ts,tsx}'] },
})
