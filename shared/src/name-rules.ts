// What names may hold, for browsers too: it stands apart from the schemas, which would bring zod with them.

/** Joiners between letters of scripts that need them, or in an emoji, and what makes a sign an emoji: all in their place. */
const IN_PLACE =
  /(\p{M})(?:\u200c|\u200d)|([^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]|\p{Extended_Pictographic}|\p{Emoji_Modifier})(?:\u200c|\u200d)(?=[\p{L}\p{M}\p{Extended_Pictographic}])|(\p{Emoji})\ufe0f/gu
/** Control characters, and what has no look of its own or turns the direction of others. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
const TELLS = /[\p{L}\p{N}]/u

const UNSEEN_FAULT = 'Please leave out invisible characters and line breaks.'
const SILENT_FAULT = 'Please use letters, too.'

/** What is wrong with a text of one line, such as the title of a tour, for the person who wrote it; null for nothing. */
export function titleFault(text: string): string | null {
  const withoutUsual = text.replace(IN_PLACE, '$1$2$3').replace(IN_PLACE, '$1$2$3')
  if (UNSEEN.test(withoutUsual)) return UNSEEN_FAULT
  return TELLS.test(text) ? null : SILENT_FAULT
}

/** Letters of other alphabets, and signs, that are read as Latin letters; i, l, 1 and | are one. */
const ALIKE: Record<string, string> = {
  ...{ а: 'a', в: 'b', е: 'e', ё: 'e', з: '3', і: 'i', ї: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c' },
  ...{ т: 't', у: 'y', х: 'x', ѕ: 's', ԁ: 'd', һ: 'h', α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'm', ν: 'v' },
  ...{ ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ı: 'i', ɑ: 'a', ɡ: 'g', ɩ: 'i', ո: 'n', ѵ: 'v', օ: 'o', ѐ: 'e' },
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i', '|': 'i', l: 'i' },
}

/** A text as it looks at a glance: small Latin letters and spaces. */
const glance = (text: string) =>
  [...text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')]
    .map((sign) => ALIKE[sign] ?? sign)
    .join('')
    .replace(/[^a-z]+/g, ' ')
    .trim()
const words = (list: string) => new Set(list.split(' ').map(glance))

/** Who runs a site. */
const STAFF = words(
  'admin admins administrator administrators moderator moderators sysadmin superuser helpdesk webmaster',
)
/** What a site calls itself by, when that is the whole name or stands beside the name of this one. */
const OFFICE = words(
  'admin bot care customer desk help helpline hq moderator official operator safety security service staff support system team verified ai',
)
const SITE = glance('saathi')
const BADGES = /[✓✔☑✅🗸🛡🎖🏅]/u

/** Whether somebody of this name would be taken for one of those who run the site. */
function seemsStaff(name: string): boolean {
  if (BADGES.test(name)) return true
  for (const said of [glance(name), glance(name.replace(/\d/g, ''))]) {
    const parts = said.split(' ')
    if (parts.some((part) => STAFF.has(part)) || parts.every((part) => OFFICE.has(part) || part === SITE)) return true
    const joined = parts.join('')
    const rest = joined.replace(SITE, '')
    if (joined.includes(SITE) && (parts.some((part) => OFFICE.has(part)) || OFFICE.has(rest))) return true
    if (STAFF.has(joined)) return true
  }
  return false
}

/** What is wrong with a person's name, for that person; null for nothing. */
export function nameFault(name: string): string | null {
  return titleFault(name) ?? (seemsStaff(name) ? 'Please choose a name that nobody takes for our team.' : null)
}

/** A name that somebody else gave, as an identity provider does: without what names may not hold. */
export function cleanedName(given: string | null, most: number): string {
  const name = [
    ...(given ?? '')
      .replace(/[\p{C}\p{Zl}\p{Zp}\u2800]/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
  let cut = ''
  for (const sign of name) {
    if (cut.length + sign.length > most) break
    cut += sign
  }
  return cut.trim() !== '' && nameFault(cut.trim()) === null ? cut.trim() : 'Traveller'
}
