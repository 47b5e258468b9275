import type { UserConfig } from 'vite'

/** A Node service: the product's own packages are compiled in, everything from the registry stays an import. */
export const serverConfig = (input: Record<string, string>): UserConfig => ({
  ssr: { noExternal: [/^@site\//, /^mf-planner\//] },
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
  },
})
