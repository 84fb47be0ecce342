import { defineConfig } from 'vite'

// Server bundle: our own code in one file, every package left to node_modules.
export default defineConfig({
  ssr: { noExternal: [/^@saathi\//] },
  build: { ssr: 'src/main.ts', outDir: 'dist', target: 'node20', sourcemap: true, minify: false },
})
