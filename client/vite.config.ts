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
import { CHUNK_GROUPS, ON_EVERY_PAGE } from './build/chunk-groups.ts'
import { chunkLoading } from './build/chunk-loading.ts'
import { manifest } from './build/manifest.ts'
import { isRelease, messages } from './build/messages.ts'
import { pages } from './build/pages.ts'
import { serviceWorker } from './build/service-worker.ts'
import { smallerLibraries } from './build/smaller-libraries.ts'
import { smallerScripts } from './build/smaller-scripts.ts'
import { streamingApart } from './build/streaming-apart.ts'

/** Preloads both Latin fonts with the page, so that headings have their font at the first paint. */
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

/** Writes a brotli and a gzip copy of every text file, which the server sends without compressing again. */
const compressedCopies = (): Plugin => ({
  name: 'compressed-copies',
  apply: isRelease,
  async writeBundle({ dir }, bundle) {
    const texts = Object.keys(bundle).filter((file) => /\.(js|css|svg)$/.test(file))
    await Promise.all(
      texts.map(async (file) => {
        const target = path.join(dir ?? 'dist', file)
        const bytes = await fs.readFile(target)
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
        await fs.writeFile(`${target}.br`, await promisify(brotliCompress)(bytes, { params }))
        await fs.writeFile(`${target}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      }),
    )
  },
})

const server = process.env.SAATHI_SERVER ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    messages(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // One chunk a route. The error component stays in the main chunk: it shows when the route's chunk cannot load.
      codeSplittingOptions: { defaultBehavior: [['component', 'notFoundComponent']] },
    }),
    react(),
    streamingApart(),
    smallerLibraries(),
    smallerScripts(),
    chunkLoading(),
    tailwindcss(),
    preloadFonts(),
    bootScript(),
    budgets(),
    pages(),
    manifest(),
    serviceWorker(),
    compressedCopies(),
  ],
  // React includes this hook since version 18, so the shim is not needed.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // The files that `importChunk` fetches: the chunk and its imports, without those that every page has loaded.
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'js' ? [...new Set([file, ...files.filter((other) => !ON_EVERY_PAGE.test(other))])] : files,
    },
    rolldownOptions: {
      // Texts of catalogues go where they are used, so that no page loads those of others.
      optimization: { inlineConst: { mode: 'all' } },
      output: { codeSplitting: { groups: CHUNK_GROUPS } },
    },
  },
  server: { proxy: { '/trpc': server, '/api': server } },
})
