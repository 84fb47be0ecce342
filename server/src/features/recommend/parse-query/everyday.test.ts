import { describe, expect, test } from 'vitest'
import { readQuery } from './parse-query.ts'

// A Friday.
const NOW = new Date('2026-11-27T06:30:00Z')
const read = (text: string) => readQuery(text, NOW)

describe('a budget', () => {
  test.each([
    ['pachis hazar', '25000'],
    ['30 hzr', '30000'],
    ['12 hajar 500', '12500'],
    ['do hazar paanch sau', '2500'],
    ['paintalis hazaar ke andar', '45000'],
    ['ek lakh', '100000'],
    ['20 to 25 thousand', '25000'],
    ['40 se 45k', '45000'],
    ['rs 12,000/-', '12000'],
    ['18k all in', '18000'],
    ['60 thousand max', '60000'],
    ['bees hazar', '20000'],
    ['saade teen hazar', '3500'],
    ['saat hazaar', '7000'],
    ['15k tk', '15000'],
    ['under rs. 9000', '9000'],
  ])('“%s”: is %s', (text, budget) => {
    expect(read(text)).toMatchObject({ fields: { budget }, leftover: '' })
    expect(read(text).fields).not.toHaveProperty('budgetIs')
  })

  test.each([
    ['ek lakh bees hazar', '₹1,20,000'],
    ['1 lakh 50 hazar', '₹1,50,000'],
    ['dedh lakh', '₹1,50,000'],
    ['sava do lakh', '₹2,25,000'],
    ['dhai lacs', '₹2,50,000'],
    ['one lakh twenty thousand', '₹1,20,000'],
  ])('the sum “%s”: is %s', (text, sum) => {
    expect(read(text).warnings?.join()).toContain(sum)
    expect(read(text).leftover).toBe('')
  })

  test.each([
    ['budget pp 18k', '18000'],
    ['pandrah hazar per banda', '15000'],
    ['8k/head', '8000'],
    ['har ek ka 5 hazar', '5000'],
    ['6000 per person max', '6000'],
    ['prati vyakti 7500', '7500'],
    ['4k each person', '4000'],
  ])('“%s”: is %s for each person', (text, budget) => {
    expect(read(text)).toMatchObject({ fields: { budget, budgetIs: 'person' }, leftover: '' })
  })

  test.each([
    ['reunion of 1998 batch', '1998'],
    ['Rs.7500 per couple', '7500'],
    ['hampi since 2015', '2015'],
  ])('“%s”: is none, and shown', (text, left) => {
    expect(read(text).fields).not.toHaveProperty('budget')
    expect(read(text).leftover).toContain(left)
  })
})

describe('a length', () => {
  test.each([
    ['do din', 2],
    ['teen raat', 4],
    ['2 raat 3 din', 3],
    ['3N/4D', 4],
    ['4d3n', 4],
    ['do teen din', 3],
    ['char paanch din', 5],
    ['ek hafta', 7],
    ['day trip', 1],
    ['one day picnic', 1],
    ['same day return', 1],
    ['ek din me wapas', 1],
    ['subah nikal ke shaam tak wapas', 1],
    ['a couple of days', 2],
    ['10 dino ka', 10],
    ['saat din', 7],
    ['5N', 6],
    ['7D/6N', 7],
    ['4-5 din', 5],
    ['fortnight', 14],
    ['one week', 7],
    ['5 days 4 nights', 5],
    ['3 raatein', 4],
  ])('“%s”: is %s days', (text, days) => {
    expect(read(text).fields).toEqual(expect.objectContaining({ days }))
    expect(read(text).people).toBeNull()
  })

  test.each(['hum do n 15 yr ka beta', 'do n half', 'mere teen d'])('“%s”: is none', (text) => {
    expect(read(text).fields).not.toHaveProperty('days')
  })
})

describe('dates', () => {
  test.each([
    ['5 se 9 march', '2027-03-05', '2027-03-09'],
    ['24-26 jan', '2027-01-24', '2027-01-26'],
    ['jan 15 - jan 18', '2027-01-15', '2027-01-18'],
    ['6th & 7th feb', '2027-02-06', '2027-02-07'],
    ['3rd jan to 6th jan', '2027-01-03', '2027-01-06'],
    ['from 3 feb till 8 feb', '2027-02-03', '2027-02-08'],
    ['22 dec ko jana, wapsi 27 dec', '2026-12-22', '2026-12-27'],
    ['leaving 22 dec, returning 26 dec', '2026-12-22', '2026-12-26'],
    ['go 22 dec return 27', '2026-12-22', '2026-12-27'],
    ['10 jan se, back by 14 jan', '2027-01-10', '2027-01-14'],
    ['agle hafte', '2026-11-30', '2026-12-06'],
    ['next saturday-sunday', '2026-12-05', '2026-12-06'],
    ['this sat sun', '2026-11-28', '2026-11-29'],
    ['12 feb ko nikalna, 15 ko subah wapas', '2027-02-12', '2027-02-15'],
    ['agle sunday', '2026-12-05', '2026-12-06'],
    ['kal subah', '2026-11-28', '2026-11-29'],
    ['coming saturday', '2026-11-28', '2026-11-29'],
    ['10 tarikh se 14 tarikh december', '2026-12-10', '2026-12-14'],
    ['1-5 feb 2027', '2027-02-01', '2027-02-05'],
    ['12.02.2027 se 15.02.2027', '2027-02-12', '2027-02-15'],
  ])('“%s”: is %s to %s', (text, from, to) => {
    expect(read(text).fields).toMatchObject({ from, to })
  })

  test.each([
    ['dec end', 12],
    ['agle mahine', 12],
    ['december ke end me', 12],
    ['garmiyon ki chuttiyon me', 5],
    ['barish me', 7],
    ['second week of feb', 2],
    ['march april', 3],
  ])('“%s”: is in month %s', (text, month) => {
    expect(read(text).fields).toMatchObject({ month })
  })

  test.each(['diwali pe', 'chhath me', 'holi ke time', 'onam pe', 'sankranti ke aaspaas', 'pongal holidays'])(
    '“%s”: has the dates of the festival',
    (text) => {
      expect(read(text).fields).toMatchObject({ from: expect.any(String), to: expect.any(String) })
    },
  )
})

describe('a party', () => {
  test.each<[string, number, number[]?, number?]>([
    ['2M 2F', 4],
    ['2m 3f', 5],
    ['2A+2C', 4, [8, 8]],
    ['2A 1K', 3, [8]],
    ['2 boys 3 girls', 5],
    ['2 ladke 2 ladkiyan', 4],
    ['hum teen', 3],
    ['char log', 4],
    ['chaar dost', 4],
    ['do couple', 4],
    ['mummy papa aur main', 3],
    ['pati patni aur 2 bachche', 4, [8, 8]],
    ['5 logon ka', 5],
    ['5 log (2 buzurg 70 & 67, hum do, beta 15 saal)', 5, [15], 2],
    ['4 jano ka (2 bade, twins 7 yr)', 4, [7, 7]],
    ['twins 3 yr, hubby n me', 4, [3, 3]],
    ['amma appa 68 and 64, me and my sister', 4, undefined, 2],
    ['MIL FIL both 70 plus, we r 2 + baby 8 mths', 5, [0], 2],
    ['mom dad 62 & 66 with me', 3, undefined, 2],
    ['main aur nani, woh 80 ki hain', 2, undefined, 1],
    ['me and my mom, she is 72', 2, undefined, 1],
    ['dada dadi ke saath', 3, undefined, 2],
    ['grandma 58 and me', 2],
    ['kids ko nani ke paas chhod rahe, only 2 of us', 2],
    ['without kids, couple', 2],
    ['10 yrs anniversary', 2],
    ['2 photographers + me', 3],
    ['me + 4', 5],
    ['me plus one', 2],
    ['20k for both', 2],
    ['2 tkts', 2],
    ['16 couples, Rs.7500 per couple', 32],
    ['girls gang of 6', 6],
    ['beta 4 saal, beti 9 saal, hum dono', 4, [4, 9]],
    ['6 mahine ki beti aur hum do', 3, [0]],
    ['main akela', 1],
    ['solo trip', 1],
    ['joint family 9 members', 9],
    ['3 bhai', 3],
    ['hum 4 ladkiyan', 4],
    ['me and bf', 2],
    ['6 colleagues from office', 6],
    ['grandparents 2, parents 2, me 19 n sis 16', 6, [16], 2],
    ['hum do hamare do', 4],
    ['we are a group of 8', 8],
    ['team of 20', 20],
    ['wife and 1 year old', 3, [1]],
    ['5 of us', 5],
    ['family of 4 kids 10 and 13', 4, [10, 13]],
    ['saas sasur ko, 70+ dono', 2, undefined, 2],
    ['60 stdnts n 5 tchrs', 65],
    ['5 log, 2 adults, 1 kid, 2 seniors', 5, [8], 2],
  ])('“%s”: is %s people', (text, people, childrenAges, seniors) => {
    const { fields } = read(text)
    expect([read(text).people, fields.childrenAges, fields.seniors]).toEqual([people, childrenAges, seniors])
  })

  test.each(['one of us is asthmatic', 'mummy ke ghar ke paas', 'no kids', 'bachche nahi'])(
    '“%s”: says nothing about how many go',
    (text) => {
      expect(read(text).people).toBeNull()
    },
  )
})
