import { useEffect, useSyncExternalStore } from 'react'
import { readStorage, removeStorage, writeStorage } from './storage.ts'

export type Theme = 'system' | 'light' | 'dark'

/** The storage key of the choice; `boot.js` reads it too, before the first paint. */
const KEY = 'theme'
/** The browser's toolbar colour: the navigation bar's background, `--night`. */
const TOOLBAR_COLOURS = { light: '#1d2440', dark: '#0b0e1f' }

const root = document.documentElement
const listeners = new Set<() => void>()

const toTheme = (theme: string | null | undefined): Theme => (theme === 'light' || theme === 'dark' ? theme : 'system')

function apply(theme: Theme) {
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  for (const listener of listeners) listener()
}

/** Applies a theme and stores the choice in this browser. */
export function chooseTheme(theme: Theme) {
  if (theme === 'system') removeStorage('local', KEY)
  else writeStorage('local', KEY, theme)
  apply(theme)
}

// Another tab changed the theme.
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) apply(toTheme(readStorage('local', KEY)))
})

/** The chosen theme. While a component uses it, the browser's toolbar has its colour. */
export function useTheme(): Theme {
  const theme = useSyncExternalStore(subscribe, () => toTheme(root.dataset.theme))
  useEffect(() => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      meta.content = TOOLBAR_COLOURS[theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme]
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
