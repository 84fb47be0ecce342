import { promises as fs } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { bootScript } from './build/boot.ts'
import { budgets } from './build/budgets.ts'
import { chunkLoading } from './build/chunk-loading.ts'
import { pages } from './build/pages.ts'
import { isForStreams, streamingApart } from './build/streaming-apart.ts'

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
const PARTS = new RegExp(
  [
    'client/src/ui/(search-field|select|picture|section-head|empty-state|use-incremental-render|use-media|button|app-link|deferred)',
    'client/src/lib/(image-src|tour-type|price-bands|use-title|search-params|import-chunk|lazy-component|storage|identity|theme)[.]',
    'client/src/features/(tours/(tour-search|tour-grid|tour-list-skeleton|tours-page-skeleton|tours-head)|matching/matching-(head|skeleton)|packages/package-head)',
    'shared/src/(tour-rules|words|money)',
    'lucide-react/dist/esm/(?!icons/index)(icons/(sparkles|map-pin|search|sliders-horizontal)|[^/]+$|shared/)',
  ].join('|'),
)

const EVERYWHERE = /\/(index|react|data|parts|rolldown-runtime)-[\w-]{8}\.(js|css)$/

/** Asks Chromium to compile a whole script as it loads, on a thread of its own: otherwise each first call holds up the page. */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad'

const server = process.env.SAATHI_SERVER ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // One file a route. What it shows when that file cannot be loaded is not in it.
      codeSplittingOptions: { defaultBehavior: [['component', 'notFoundComponent']] },
    }),
    react(),
    streamingApart(),
    chunkLoading(),
    tailwindcss(),
    preloadFonts(),
    bootScript(),
    budgets(),
    pages(),
    compressedCopies(),
  ],
  // React has had it since 18.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // What `importChunk` fetches: the chunk itself, and what no page has loaded already.
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'js' ? [...new Set([file, ...files.filter((other) => !EVERYWHERE.test(other))])] : files,
    },
    rolldownOptions: {
      output: {
        postBanner: ({ name }) => (/^(react|data|parts)$/.test(name) ? COMPILE_AHEAD : ''),
        // What changes with a release of a library stays cached when only our own code changes.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|client[\\/]src[\\/]lib[\\/]dom\.ts$/,
            },
            {
              name: 'data',
              test: (id) =>
                /node_modules[\\/](@tanstack|@trpc|use-sync-external-store)[\\/]/.test(id) && !isForStreams(id),
              // Or it would hold what streams need all the same.
              includeDependenciesRecursively: false,
            },
            { name: 'parts', test: (id) => PARTS.test(id.replaceAll('\\', '/')) },
          ],
        },
      },
    },
  },
  server: { proxy: { '/trpc': server, '/api': server } },
})
