/** Browsers by the marks of their user agents, the specific ones first, since most also name Chrome and Safari. */
const APPS: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//],
]

const SYSTEMS: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b|\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** Characters of a user agent that are read. */
const MAX_LENGTH = 500

const nameIn = (names: [name: string, mark: RegExp][], text: string) =>
  names.find(([, mark]) => mark.test(text))?.[0] ?? null

/** The browser and the system that a user agent names; null if it names none that is known. */
export function deviceIn(userAgent: string | undefined): { app: string | null; system: string | null } {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH)
  return { app: nameIn(APPS, text), system: nameIn(SYSTEMS, text) }
}
