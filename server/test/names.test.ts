import { cleanedName, nameError, titleError } from '@saathi/shared/social/name-rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from './app.ts'
import { useDatabase } from './db.ts'
import { aTour } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'
import { formOf } from './pictures.ts'

const UNSEEN = [
  'As\u200bha',
  'Asha\u200d',
  'As\u200dha',
  'Asha\u202ervaR',
  '\u2066Asha\u2069',
  'Asha\nRao',
  'Asha\u2028Rao',
  '\u3164',
  '\u2800\u2800',
  '\u115f',
  '\ufeffAsha',
  'Asha\u00ad',
  'Asha\u{e0041}',
  'Asha\ue000',
]
const SILENT = ['😀', '❤️', '👩‍👩‍👧', '...', '—', '🇮🇳']
const STAFF = [
  'Saathi Support ✔️',
  'Saathi Support',
  'saathi_support',
  'SaathiSupport',
  'S a a t h i Team',
  'Ѕаathі Ѕuрроrt',
  'Ｓａａｔｈｉ Ｔｅａｍ',
  'Saathí Official',
  '5aathi Care',
  'Saathi',
  'Saathi AI',
  'Admin',
  'ADM1N',
  'admin 7',
  'Аdmin',
  'Ravi (Moderator)',
  'm0derator',
  'Customer Support',
  'Support',
  'Asha Rao ✅',
  'साथी सपोर्ट',
  'साथी टीम',
  'साथी',
  'Saathi सपोर्ट',
  'साथी Support',
  'সাথী সাপোর্ট',
  'ਸਾਥੀ ਸਪੋਰਟ',
  'સાથી સપોર્ટ',
  'సాథీ సపోర్ట్',
  'ಸಾಥಿ ಸಪೋರ್ಟ್',
  'സാഥി സപ്പോർട്ട്',
  'சாத்தி சப்போர்ட்',
  'ساتھی سپورٹ',
  'एडमिन',
  'राहुल (मॉडरेटर)',
  'कस्टमर केयर',
]
const SOUND = [
  'Asha Rao',
  'Zoë O’Neil-D’Souza',
  'J. R. D. Tata',
  'Anne-Marie 2',
  'Asha 🌸',
  'Asha ❤️',
  'आशा राव',
  'শ্রী',
  'র‍্যাব',
  'ക്ഷേമ ന്‍',
  'ശ്രീ‌ലത',
  'மதுரை வீரன்',
  'علی‌رضا',
  'Nguyễn Văn Anh',
  'Иван',
  'Saathiya Raman',
  'Partha Saathi Roy',
  'Adminder Singh',
  'Supporta Devi',
  'Team Rocket',
  'Desmond Care',
  '山田太郎',
  'सीता देवी',
  'सती',
  'पार्थ साथी राय',
  'कृष्णमूर्ति',
  'लक्ष्मी नारायण',
  'ज़ुबैदा ख़ातून',
  'श्रीमती ओंकारेश्वरी',
  'স্বস্তিকা বন্দ্যোপাধ্যায়',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'જ્યોત્સ્ના',
  'శ్రీనివాసరావు',
  'ಕೃಷ್ಣಪ್ಪ',
  'ലക്ഷ്മിക്കുട്ടി',
  'ஸ்ரீநிவாசன்',
  'ଜଗନ୍ନାଥ',
  'آشا راؤ',
  'Γιώργος',
  'Nguye\u0302\u0303n',
]
const PILED = [`A${'\u0301'.repeat(40)}sha`, `क${'\u0902'.repeat(5)}`, `क${'\u094d\u200d'.repeat(6)}ष`]
const MIXED = ['Ravi Kumаr', 'Ashа', 'Ivan Иванов', 'Αsha Rao', 'Аnanya Rao']

describe('nameError and titleError', () => {
  test.each(UNSEEN)('invisible characters: are rejected: %j', (name) => {
    expect(nameError(name)).toBe('Please leave out invisible characters and line breaks.')
    expect(titleError(name)).toBe('Please leave out invisible characters and line breaks.')
  })
  test.each(SILENT)('a name without letters: is rejected: %j', (name) => {
    expect(nameError(name)).toBe('Please use letters, too.')
  })
  test.each(STAFF)('a name like staff: is rejected: %j', (name) => {
    expect(nameError(name)).toBe('Please choose a name that nobody takes for our team.')
  })
  test.each(PILED)('many marks on one letter: are rejected: %j', (name) => {
    expect(nameError(name)).toBe('Please use fewer marks on one letter.')
    expect(titleError(name)).toBe('Please use fewer marks on one letter.')
  })
  test.each(MIXED)('letters of two alphabets that look alike: are rejected: %j', (name) => {
    expect(nameError(name)).toBe('Please keep to the letters of one alphabet.')
  })
  test('a text longer than any line: is rejected without being read', () => {
    expect(nameError('\ufdfa'.repeat(85_000))).toBe('This text is too long.')
  })
  test.each(SOUND)('a real name: is accepted: %j', (name) => {
    expect(nameError(name)).toBeNull()
  })
  test('cleanedName: invalid characters are removed, and an invalid name is replaced', () => {
    expect(cleanedName('As\u200bha\n Rao', 80)).toBe('Asha Rao')
    expect(cleanedName('Saathi Support', 80)).toBe('Traveller')
    expect(cleanedName('😀', 80)).toBe('Traveller')
    expect(cleanedName(null, 80)).toBe('Traveller')
    expect(cleanedName(`${'a'.repeat(79)}😀`, 80)).toBe('a'.repeat(79))
  })
})

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha')
})
const post = (url: string, payload: object) =>
  testApp.app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${asha.token}` } })

describe('an invalid name: 400 with the field, through REST and tRPC', () => {
  const name = 'Saathi Support ✔️'
  test('the name of a profile', async () => {
    const typed = await post('/trpc/social.update', { name })
    expect([typed.statusCode, typed.json().error.data.field]).toEqual([400, 'name'])
    const { payload, headers } = formOf({ name: 'name', body: name })
    const form = await testApp.app.inject({
      method: 'PUT',
      url: '/api/users/profile',
      payload,
      headers: { ...headers, authorization: `Bearer ${asha.token}` },
    })
    expect([form.statusCode, form.json().field]).toEqual([400, 'name'])
  })

  test('the name of a registration', async () => {
    const account = { name, email: 'a@example.in', password: 'a long walk', code: '123456' }
    const documented = await post('/api/auth/verify-code-and-register', account)
    expect([documented.statusCode, documented.json().field]).toEqual([400, 'name'])
    const typed = await post('/trpc/auth.register', account)
    expect([typed.statusCode, typed.json().error.data.field]).toEqual([400, 'name'])
  })

  test.each([
    ['name', { name: 'Goa\u202e' }],
    ['name', { name: '🌴🌴' }],
    ['destination', { destination: '\u3164' }],
  ])('the %s of a tour', async (field, facts) => {
    const refused = await post('/trpc/tours.create', aTour(facts))
    expect([refused.statusCode, refused.json().error.data.field]).toEqual([400, field])
  })

  test.each([
    ['homeCity', { homeCity: 'Pu\u200bne' }],
    ['languages.0', { languages: ['\u2800'] }],
  ])('the %s of a profile', async (field, change) => {
    const refused = await post('/trpc/social.update', change)
    expect([refused.statusCode, refused.json().error.data.field]).toEqual([400, field])
  })
})

test('a stored name that the rules would reject: is shown, and other changes are accepted', async () => {
  await db.sql`update users set name = 'Saathi Support' where id = ${asha._id}`
  expect((await asha.api.social.update({ bio: 'Hills.' })).name).toBe('Saathi Support')
  expect((await asha.api.social.get({ userId: asha._id })).name).toBe('Saathi Support')
})
