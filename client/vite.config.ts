import { promises as fs } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { budgets } from './build/budgets.ts'
import { pages } from './build/pages.ts'
import { isForStreams, streamingApart } from './build/streaming-apart.ts'
import { themeFirst } from './build/theme-first.ts'

/** Asks for both text faces with the page itself, not after the styles: headings stand in their own face at first paint. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /(fraunces-display|figtree-latin-wght).*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
})

/** Leaves a brotli and a gzip copy beside every text file, which the server sends as they are. */
const compressedCopies = (): Plugin => ({
  name: 'compressed-copies',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const texts = Object.keys(bundle).filter((file) => /\.(js|css|svg)$/.test(file))
    await Promise.all(
      texts.map(async (file) => {
        const at = path.join(dir ?? 'dist', file)
        const bytes = await fs.readFile(at)
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
        await fs.writeFile(`${at}.br`, await promisify(brotliCompress)(bytes, { params }))
        await fs.writeFile(`${at}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      }),
    )
  },
})

/** Small parts that the first page is made of: each in a file of its own would cost a request. */
const PARTS =
  /client[\\/]src[\\/](ui[\\/](search-field|select|picture|section-head|plain-line)|lib[\\/](image-src|tour-type|price-bands|use-title|search-params))\.tsx?$|lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/]index)(icons[\\/](sparkles|map-pin|search|sliders-horizontal)\.|[^\\/]+$|shared[\\/])/

const server = process.env.SAATHI_SERVER ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    streamingApart(),
    tailwindcss(),
    preloadFonts(),
    themeFirst(),
    budgets(),
    pages(),
    compressedCopies(),
  ],
  // React has had it since 18.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What changes with a release of a library stays cached when only our own code changes.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'data',
              test: (id) => /node_modules[\\/](@tanstack|@trpc)[\\/]/.test(id) && !isForStreams(id),
            },
            { name: 'parts', test: PARTS },
          ],
        },
      },
    },
  },
  server: { proxy: { '/trpc': server, '/api': server } },
})
