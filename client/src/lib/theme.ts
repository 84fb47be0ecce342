import { useEffect, useSyncExternalStore } from 'react'
import { readStorage, removeStorage, writeStorage } from './storage.ts'

export type Theme = 'system' | 'light' | 'dark'

/** Where the choice is kept; `boot.js`, which puts it on the page before the first paint, reads it there, too. */
const KEY = 'theme'
/** The ground of the navigation bar, for the bars of the browser around it: `--night`. */
const BARS = { light: '#1d2440', dark: '#0b0e1f' }

const root = document.documentElement
const listeners = new Set<() => void>()

const known = (theme: string | null | undefined): Theme => (theme === 'light' || theme === 'dark' ? theme : 'system')

function show(theme: Theme) {
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  for (const listener of listeners) listener()
}

/** Shows the product by day or by night, whatever the system does, or as the system does; this browser keeps it. */
export function chooseTheme(theme: Theme) {
  if (theme === 'system') removeStorage('local', KEY)
  else writeStorage('local', KEY, theme)
  show(theme)
}

// Another tab chose.
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) show(known(readStorage('local', KEY)))
})

/** What was chosen. While somebody uses it, the bars of the browser go along. */
export function useTheme(): Theme {
  const theme = useSyncExternalStore(subscribe, () => known(root.dataset.theme))
  useEffect(() => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      meta.content = BARS[theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme]
    }
  }, [theme])
  return theme
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
