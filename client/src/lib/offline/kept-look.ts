import * as text from '../../messages/en/offline/offline.ts'
import { momentOf } from './moment.ts'
import { LOOK, writeKept } from './store.ts'

/** How a page looked. The service worker reads it (`service-worker/worker.js`). */
export type KeptLook = {
  /** Before and after the moment that its answer is from. */
  html: [string, string]
  /** The day of that moment, as `Date.toDateString` has it. */
  day: string
  /** The moment on this day, and on later ones. */
  moment: [string, string]
  /** The first script of the build that it is of, and its style sheets. */
  build: string
  styles: string[]
  /** The search part of its address. */
  search: string
  /** The hash of the query whose kept answer it shows: without that answer it is not shown. */
  answer: string
  /** The last day in India on which the page looks like this; null for all. */
  lastDay: string | null
}

/** More characters are not kept. */
const MOST = 300_000
/** People and booking references, which go by their own rules, what is read aloud, and what needs scripts. */
const LEFT_OUT = 'dialog, script, aside, footer, .skip-link, [role="status"], [role="alert"], [data-look="out"]'

type Facts = Pick<KeptLook, 'answer' | 'lastDay'> & {
  /** When the answer was given. */
  at: number
}

/** Keeps how the page looks now. */
export async function keepLook({ answer, lastDay, at }: Facts) {
  const html = htmlNow()
  if (!html || html.join('').length > MOST) return
  const { pathname, search } = location
  const [build = ''] = pathsOf('script[type="module"]', 'src')
  const styles = pathsOf('link[rel="stylesheet"]', 'href')
  const day = new Date(at).toDateString()
  const moment: KeptLook['moment'] = [momentOf(at, at), momentOf(at, at + 86_400_000)]
  const data: KeptLook = { html, day, moment, build, styles, search, answer, lastDay }
  await writeKept([[LOOK + pathname, { data, updatedAt: at, bytes: html.join('').length }]])
}

const pathsOf = (elements: string, attribute: string) =>
  [...document.querySelectorAll(elements)].map((element) => element.getAttribute(attribute) ?? '')

const MOMENT = '<i data-moment=""></i>'

function htmlNow(): KeptLook['html'] | null {
  const page = document.getElementById('app')
  const app = page?.cloneNode(true) as HTMLElement | undefined
  const main = app?.querySelector('#main')
  if (!page || !app || !main) return null
  // What is far below the screen would only make the page itself wait.
  const rows = app.querySelectorAll('#main li')
  for (const [at, row] of page.querySelectorAll('#main li').entries())
    if (row.getBoundingClientRect().top + scrollY > 1.5 * innerHeight) rows[at]?.remove()
  for (const element of app.querySelectorAll(LEFT_OUT)) element.remove()
  // The content policy allows no styles in HTML.
  for (const element of app.querySelectorAll('[style]')) element.removeAttribute('style')
  main.before(lineOf())
  const [before = '', after = ''] = app.innerHTML.split(MOMENT)
  return [before, after]
}

/** The line of `features/offline/as-of.tsx`. */
function lineOf(): HTMLElement {
  const line = document.createElement('p')
  line.className = 'as-of max-w-none py-2.5 text-sm'
  const words = `<b class="font-[650]">${text.noNetwork}</b> ${text.asOf(MOMENT)} ${text.mayHaveChanged}`
  line.innerHTML = `<span class="wrap flex items-center gap-2.5"><span class="size-5 shrink-0"></span><span>${words}</span></span>`
  return line
}

/**
 * Removes the look that the service worker has shown once the page itself has more than a skeleton. What is beside the content
 * may still be loading.
 */
export function endLook() {
  const look = document.getElementById('kept-look')
  const app = document.getElementById('app')
  if (!look || !app) return
  const end = () => {
    if (!app.querySelector('#main h1') || app.querySelector('#main .skeleton:not(aside *)')) return
    observer.disconnect()
    look.remove()
  }
  const observer = new MutationObserver(end)
  observer.observe(app, { childList: true, subtree: true })
  end()
}
