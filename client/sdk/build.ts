// Builds dist/: one module for Node and browsers, and its types. Dependencies are bundled, except for tRPC.
import fs from 'node:fs/promises'
import path from 'node:path'
import ts from 'typescript'
import { build } from 'vite'
import { flatRouter } from './types.ts'

const here = import.meta.dirname
const src = (file: string) => path.join(here, 'src', file)
const dist = path.join(here, 'dist')

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(path.join(here, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  here,
)

await build({
  root: here,
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: dist,
    target: 'es2022',
    minify: false,
    lib: { entry: src('index.ts'), formats: ['es'], fileName: 'index' },
    rolldownOptions: { external: /^@trpc\// },
  },
})

const program = ts.createProgram([src('index.ts')], {
  ...options,
  noEmit: false,
  declaration: true,
  emitDeclarationOnly: true,
})
for (const name of ['index', 'log-in']) {
  let text = ''
  program.emit(program.getSourceFile(src(`${name}.ts`)), (_file, made) => (text = made), undefined, true)
  if (!text) throw new Error(`There are no types of ${name}.ts`)
  await fs.writeFile(path.join(dist, `${name}.d.ts`), text.replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'"))
}
await fs.writeFile(path.join(dist, 'router.d.ts'), flatRouter(program, src('router.ts')))
