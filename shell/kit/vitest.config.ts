import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { testTimeout: 30_000, name: 'kit', environment: 'happy-dom', include: ['{src,vite}/**/*.test.{ts,tsx}'] },
})
