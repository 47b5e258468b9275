import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'kit', environment: 'happy-dom', include: ['{src,vite}/**/*.test.{ts,tsx}'] },
})
