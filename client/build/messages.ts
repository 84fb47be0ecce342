import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { pseudo } from './pseudo.ts'

const FOLDER = path.join(import.meta.dirname, '../src/messages')
/** The messages about invalid input, which server and client share. */
const SHARED = path.join(import.meta.dirname, '../../shared/src/lib/messages')
const PSEUDO = path.join(import.meta.dirname, 'pseudo.ts')
const WRAPPED = '?pseudo'
const TEXT = /\{\{(\w+)\}\}/g

/** The locale of the texts: a folder of `src/messages`, or `pseudo`, which shows texts that are in no catalogue. */
// biome-ignore lint/style/noProcessEnv: a build is of one language, named outside
export const LOCALE = process.env.LOCALE || 'en'

/** Whether a build is for users: one of the pseudo-locale needs no small files, and takes a third of the time. */
export const isRelease: Exclude<Plugin['apply'], string> = (_config, { command }) =>
  command === 'build' && LOCALE !== 'pseudo'

/** The names of a catalogue's texts. */
const namesIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name)

/** Takes the texts of `messages/en/<noun>/*.ts`, of the client and of `shared`, from the locale's file of that name. */
export function messages(locale = LOCALE, folder = FOLDER): Plugin {
  const folders = [folder, SHARED].map((each) => each.replaceAll('\\', '/'))
  return {
    name: 'messages',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (locale === 'en' || !importer || importer.endsWith(WRAPPED) || !source.includes('messages/en/')) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      const found = folders.find((each) => resolved?.id.startsWith(`${each}/en/`))
      if (!resolved || !found) return null
      return locale === 'pseudo' ? resolved.id + WRAPPED : translate(resolved.id, found, locale)
    },
    load(id) {
      if (!id.endsWith(WRAPPED)) return null
      const file = id.slice(0, -WRAPPED.length)
      const texts = namesIn(file).map((name) => `export const ${name} = /* @__PURE__ */ pseudo(en.${name})`)
      const imports = `import { pseudo } from ${JSON.stringify(PSEUDO)}\nimport * as en from ${JSON.stringify(file)}`
      return [imports, ...texts].join('\n')
    },
    transformIndexHtml: { order: 'pre', handler: (html) => fillIn(html, locale) },
  }
}

/** The locale's file of an English catalogue. A missing file or text ends the build. */
function translate(english: string, folder: string, locale: string): string {
  const file = path.join(folder, locale, path.relative(path.join(folder, 'en'), english))
  if (!existsSync(file)) throw new Error(`There is no translation of ${english}: ${file}`)
  const translated = namesIn(file)
  const missing = namesIn(english).filter((name) => !translated.includes(name))
  if (missing.length > 0) throw new Error(`${file} lacks ${missing.join(', ')}`)
  return file
}

/** The language of a locale, for documents. */
export const languageOf = (locale: string) => (locale === 'en' ? 'en-IN' : locale)

/** The texts of pages that are no modules, in a locale. */
export async function pageTexts(locale = LOCALE) {
  const file = path.join(FOLDER, locale === 'pseudo' ? 'en' : locale, 'lib/pages.ts')
  const { module } = await runnerImport<typeof import('../src/messages/en/lib/pages.ts')>(file, {
    configFile: false,
    logLevel: 'error',
  })
  return locale === 'pseudo' ? pseudo({ ...module }) : module
}

/** Replaces each `{{name}}` of a page that is no module, such as `index.html`, by the text of `messages/en/lib/pages.ts`. */
export async function fillIn(html: string, locale = LOCALE): Promise<string> {
  const texts: Partial<Record<string, string>> = await pageTexts(locale)
  return html.replace('lang="en-IN"', `lang="${languageOf(locale)}"`).replaceAll(TEXT, (_, name) => {
    const text = texts[name]
    if (text === undefined) throw new Error(`The texts of pages have no ${name}.`)
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  })
}
