import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

/** Puts the pictures beside the bundle, each with the compressed copies that are sent as they are. */
const pictures = (): Plugin => ({
  name: 'pictures',
  apply: 'build',
  async writeBundle() {
    const from = path.join(import.meta.dirname, 'pictures')
    const to = path.join(import.meta.dirname, 'dist/pictures')
    await fs.mkdir(to, { recursive: true })
    await Promise.all(
      (await fs.readdir(from)).map(async (name) => {
        const bytes = await fs.readFile(path.join(from, name))
        await fs.writeFile(path.join(to, name), bytes)
        await fs.writeFile(path.join(to, `${name}.br`), await promisify(brotliCompress)(bytes))
        await fs.writeFile(path.join(to, `${name}.gz`), await promisify(gzip)(bytes))
      }),
    )
  },
})

// Our own code in few files, every package left to node_modules.
export default defineConfig({
  plugins: [pictures()],
  ssr: { noExternal: [/^@saathi\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: ['src/main.ts', 'src/backup.ts', 'src/catalogue.ts', 'src/enquiries.ts', 'src/moderate.ts'],
      output: { chunkFileNames: '[name]-[hash].js' }, // beside the entries: modules find files from where they stand
    },
  },
})
