import { defineConfig } from 'vite'

/** Command-line tools only: the service itself is bundled into the servers that use it. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    emptyOutDir: true,
    rollupOptions: {
      input: {
        'build-data': 'bin/build-data.ts',
        places: 'bin/places.ts',
        import: 'bin/import.ts',
        'import-file': 'bin/import-file.ts',
        timetable: 'bin/timetable.ts',
        'bench-walk': 'bin/bench-walk.ts',
        'bench-across': 'bin/bench-across.ts',
        'bench-transit': 'bin/bench-transit.ts',
        'bench-search': 'bin/bench-search.ts',
        'bench-search-quality': 'bin/bench-search-quality.ts',
      },
    },
  },
  ssr: { noExternal: [/^@site\//] },
})
