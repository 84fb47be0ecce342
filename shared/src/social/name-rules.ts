// The rules for names, in a file of their own so that browsers do not load zod.

import { inEnglish } from '../lib/indic-sounds.ts'
import * as inputText from '../lib/messages/en/input.ts'

/**
 * Joiners between letters of scripts that need them, joiners in emoji, and emoji variation selectors; these are
 * allowed.
 */
const ALLOWED_JOINERS =
  /(\p{M})(?:\u200c|\u200d)|([^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]|\p{Extended_Pictographic}|\p{Emoji_Modifier})(?:\u200c|\u200d)(?=[\p{L}\p{M}\p{Extended_Pictographic}])|(\p{Emoji})\ufe0f/gu
/** Control characters, invisible characters, and characters that change the text direction. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
/** More marks on one letter than any script needs, joiners or not. */
const PILED_MARKS = /(?:\p{M}[\u200c\u200d]?){5}/u
const VISIBLE = /[\p{L}\p{N}]/u

/** More than any text of one line has, and no more than is looked at. */
const LONGEST_LINE = 1_000

/** The error message for a text of one line, such as the title of a tour; null if it is valid. */
export function titleError(text: string): string | null {
  if (text.length > LONGEST_LINE) return inputText.lineTooLong
  const withoutJoiners = text.replace(ALLOWED_JOINERS, '$1$2$3').replace(ALLOWED_JOINERS, '$1$2$3')
  if (INVISIBLE.test(withoutJoiners)) return inputText.invisibleCharacters
  if (PILED_MARKS.test(text)) return inputText.piledMarks
  return VISIBLE.test(text) ? null : inputText.lettersMissing
}

/** Letters and signs that look like Latin letters; i, l, 1 and | are the same. */
const LOOKALIKES: Record<string, string> = {
  ...{ а: 'a', в: 'b', е: 'e', ё: 'e', з: '3', і: 'i', ї: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c' },
  ...{ т: 't', у: 'y', х: 'x', ѕ: 's', ԁ: 'd', һ: 'h', α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'm', ν: 'v' },
  ...{ ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ı: 'i', ɑ: 'a', ɡ: 'g', ɩ: 'i', ո: 'n', ѵ: 'v', օ: 'o', ѐ: 'e' },
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i', '|': 'i', l: 'i' },
}

/** A text reduced to what it looks like: lower-case Latin letters and spaces. */
const lookOf = (text: string) =>
  [...text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')]
    .map((sign) => LOOKALIKES[sign] ?? sign)
    .join('')
    .replace(/[^a-z]+/g, ' ')
    .trim()
const words = (list: string) => new Set(list.split(' ').map(lookOf))

/** Words for staff of a site. */
const STAFF = words(
  'admin admins administrator administrators moderator moderators sysadmin superuser helpdesk webmaster',
)
/** Words that are reserved if they are the whole name or next to the site's name. */
const OFFICE = words(
  'admin bot care customer desk help helpline hq moderator official operator safety security service staff support system team verified ai',
)
const SITE = lookOf('saathi')
const BADGES = /[✓✔☑✅🗸🛡🎖🏅]/u

/** Alphabets with letters that look alike; no name needs two of them. */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]
const mixesAlphabets = (name: string) => ALPHABETS.filter((alphabet) => alphabet.test(name)).length > 1

/** Whether a name could be mistaken for staff. */
function seemsStaff(given: string): boolean {
  const name = inEnglish(given)
  if (BADGES.test(name)) return true
  for (const look of [lookOf(name), lookOf(name.replace(/\d/g, ''))]) {
    const parts = look.split(' ')
    if (parts.some((part) => STAFF.has(part)) || parts.every((part) => OFFICE.has(part) || part === SITE)) return true
    const joined = parts.join('')
    const rest = joined.replace(SITE, '')
    if (joined.includes(SITE) && (parts.some((part) => OFFICE.has(part)) || OFFICE.has(rest))) return true
    if (STAFF.has(joined)) return true
  }
  return false
}

/** The error message for a person's name; null if it is valid. */
export function nameError(name: string): string | null {
  const error = titleError(name)
  if (error !== null) return error
  if (seemsStaff(name)) return inputText.nameReserved
  return mixesAlphabets(name) ? inputText.alphabetsMixed : null
}

/** A name from an identity provider, without characters that are not allowed; `Traveller` if it is invalid. */
export function cleanedName(given: string | null, most: number): string {
  const name = [
    ...(given ?? '')
      .slice(0, LONGEST_LINE)
      .replace(/[\p{C}\p{Zl}\p{Zp}\u2800]/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
  let cut = ''
  for (const sign of name) {
    if (cut.length + sign.length > most) break
    cut += sign
  }
  return cut.trim() !== '' && nameError(cut.trim()) === null ? cut.trim() : 'Traveller'
}
