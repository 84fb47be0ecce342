// Reads words for staff in the scripts of India, whose Unicode blocks have the same order of letters.

const VOWELS = ['a', 'a', 'i', 'i', 'u', 'u', 'ri', 'l', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au']
const CONSONANTS = 'k kh g gh n c ch j jh n t th d dh n t th d dh n n p f b bh m y r r l l l v s s s h'.split(' ')
const WITH_DOT = 'k kh g j d dh f y'.split(' ')
/** Places in a block: the first independent vowel, consonant, vowel sign and dotted consonant, and the virama. */
const AT = { vowel: 0x05, consonant: 0x15, sign: 0x3e, virama: 0x4d, dotted: 0x58 }

/** The rough sound of a word in Latin letters: long and short vowels are one, as are the letters t, d and s of each kind. */
function soundsOf(word: string): string {
  let sounds = ''
  let isOpen = false // the last consonant has no vowel yet
  for (const letter of word) {
    const place = letter.charCodeAt(0) & 0x7f
    const consonant = CONSONANTS[place - AT.consonant] ?? WITH_DOT[place - AT.dotted]
    // The signs lack the first vowel.
    const vowel = VOWELS[place - AT.vowel] ?? (place < AT.virama ? VOWELS[place - AT.sign + 1] : undefined)
    const isNasal = place === 1 || place === 2
    const isSign = place >= AT.sign && place <= AT.virama
    const inherent = isOpen && !isSign && (consonant ?? vowel ?? isNasal) ? 'a' : ''
    if (consonant) isOpen = true
    else if (vowel || isNasal || place === AT.virama) isOpen = false
    sounds += inherent + (consonant ?? vowel ?? (isNasal ? 'n' : ''))
  }
  return sounds.replace(/(.)\1+/g, '$1')
}

/** English words for staff, with their usual spellings in Devanagari; in other scripts where those differ. */
const WORDS: Record<string, string> = {
  saathi: 'साथी साथि சாத்தி ساتھی',
  support: 'सपोर्ट सप्पोर्ट ਸਪੋਰਟ സപ്പോർട്ട് சப்போர்ட் سپورٹ',
  team: 'टीम ٹیم',
  admin: 'एडमिन ऐडमिन अडमिन ایڈمن',
  administrator: 'एडमिनिस्ट्रेटर ऐडमिनिस्ट्रेटर',
  moderator: 'मॉडरेटर माडरेटर मॉडेरेटर',
  helpdesk: 'हेल्पडेस्क',
  help: 'हेल्प सहायता मदद',
  helpline: 'हेल्पलाइन',
  official: 'ऑफिशियल ऑफ़िशियल आधिकारिक अधिकृत',
  customer: 'कस्टमर',
  care: 'केयर',
  service: 'सर्विस',
  security: 'सिक्योरिटी',
  staff: 'स्टाफ स्टाफ़',
  verified: 'वेरिफाइड वेरिफ़ाइड',
}
const INDIC = /[\u0900-\u0d7f]+/g
const keyOf = (word: string) => (/^[\u0900-\u0d7f]+$/.test(word) ? soundsOf(word) : word)
const ENGLISH = new Map(
  Object.entries(WORDS).flatMap(([english, list]) => list.split(' ').map((word) => [keyOf(word), english] as const)),
)
const ARABIC = /\p{Script=Arabic}+/gu

/** A text with words for staff in English, and a neutral letter for all other words of these scripts. */
export const inEnglish = (text: string): string =>
  text.replace(INDIC, (word) => ENGLISH.get(soundsOf(word)) ?? 'x').replace(ARABIC, (word) => ENGLISH.get(word) ?? 'x')
