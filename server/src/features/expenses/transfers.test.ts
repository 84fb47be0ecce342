import type { LedgerRef } from '@saathi/shared/expenses/schema'
import { v7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { anExpense, makeLedger } from '../../../test/expenses.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { isWhole } from '../../../test/whole.ts'
import { createLimits, LIMITS } from '../../platform/limits.ts'

const db = useDatabase()
const generous = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, '99999/minute']))
const testApp = useApp(db, {
  get limits() {
    return createLimits(db.db, { secret: 'test', settings: generous })
  },
})
let asha: TestPerson
let ravi: TestPerson
let mina: TestPerson
let ledger: LedgerRef

beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
  mina = await makePerson(testApp, db, 'Mina')
})
/** A ledger in which Ravi owes Asha 150 rupees. */
async function openLedger() {
  ledger = await makeLedger(asha, [ravi, mina])
  await asha.api.expenses.add({ ledger, expense: anExpense([asha, ravi]) })
}
beforeEach(async () => {
  await openLedger()
  await asha.api.expenses.setUpi({ upi: null })
})

const UPI = 'asha.k@okhdfcbank'
const get = ({ api }: TestPerson) => api.expenses.get({ ledger })
const begin = () => ravi.api.expenses.begin({ ledger, to: asha._id, amountPaise: 15_000 })
const seen = async (who: TestPerson) =>
  JSON.stringify([await get(who), await who.api.expenses.entries({ ledger }), await who.api.expenses.overview()])
const noticesOf = async ({ api }: TestPerson) =>
  (await api.notices.list({})).items.filter(({ tour }) => tour?._id === ledger.id).map(({ kind }) => kind)

describe('settling', () => {
  test('begun again while it is confirmed, many times: a settled debt has no open transfer', async () => {
    for (let round = 0; round < (isWhole ? 100 : 40); round += 1) {
      // A ledger of many expenses is slow, and no more likely to fail.
      if (round % 20 === 19) await openLedger()
      const { id: transferId } = await begin()
      await Promise.all([
        asha.api.expenses.confirm({ ledger, transferId }),
        begin().catch((error) => expect(error).toMatchObject({ code: 'BAD_REQUEST' })),
      ])
      expect((await get(ravi)).transfers, `round ${round}`).toEqual([])
      await asha.api.expenses.add({ ledger, expense: anExpense([asha, ravi]) })
    }
  }, 900_000)

  test('begun while an expense that settles the debt is being saved: waits for it, and nothing is owed', async () => {
    const share = (who: TestPerson) => [{ id: who._id, paise: 15_000 }]
    const facts = {
      ...{ title: 'Tea', category: 'food', day: '2026-11-20', amount_paise: 15_000, note: '', receipt: null },
      ...{ payers: share(ravi), shares: share(asha), split: { how: 'equal', people: [asha._id] } },
    }
    let ended = false
    const begun = await db.sql.begin(async (tx) => {
      await tx`select add_expense(${ravi._id}, 'tour', ${ledger.id}, ${tx.json(facts)}, null, false, '', ${v7()}, 1000, '2026-11-20')`
      const result = Promise.allSettled([begin()]).finally(() => {
        ended = true
      })
      const waiting = () => db.sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`
      await expect.poll(async () => ended || (await waiting()).length > 0).toBe(true)
      return { result }
    })
    expect(await begun.result).toMatchObject([{ status: 'rejected', reason: { code: 'BAD_REQUEST' } }])
    expect((await get(ravi)).transfers).toEqual([])
  })

  test('claimed and confirmed: is paid only after the payee has confirmed, and then a settlement', async () => {
    const { id: transferId } = await begin()
    const claimed = await ravi.api.expenses.claim({ ledger, transferId, method: 'cash', reference: 'At the bus' })
    expect(claimed).toMatchObject({ state: 'claimed', method: 'cash', reference: 'At the bus', actions: ['unclaim'] })
    expect((await get(asha)).balances.find(({ id }) => id === asha._id)?.netPaise).toBe(15_000)
    expect((await get(asha)).transfers[0]).toMatchObject({ actions: ['release', 'confirm', 'dispute'] })
    // Others do not see the reference.
    expect((await get(mina)).transfers[0]).toMatchObject({ state: 'claimed', reference: null, actions: [] })
    const confirmed = await asha.api.expenses.confirm({ ledger, transferId })
    expect(confirmed).toMatchObject({ state: 'confirmed', method: 'cash', actions: [] })
    expect(confirmed.events.map(({ what, by }) => [what, by])).toEqual([
      ['begun', ravi._id],
      ['claimed', ravi._id],
      ['confirmed', asha._id],
    ])
    const { transfers, settled, balances } = await get(ravi)
    expect(transfers).toEqual([])
    expect(settled).toMatchObject([{ id: transferId, amountPaise: 15_000 }])
    expect(balances.every(({ netPaise }) => netPaise === 0)).toBe(true)
    const { items } = await ravi.api.expenses.entries({ ledger, limit: 1 })
    expect(items).toMatchObject([{ kind: 'settlement', method: 'cash', amountPaise: 15_000, split: null }])
    expect([await noticesOf(asha), await noticesOf(ravi)]).toEqual([
      expect.arrayContaining(['payClaimed']),
      ['payConfirmed'],
    ])
  })

  test('claimed by the own debts: the other transfers settle what is left, and the amounts add up', async () => {
    // Mina owes Ravi what Ravi owes Asha, so with the fewest transfers Mina pays Asha.
    await ravi.api.expenses.add({ ledger, expense: anExpense([ravi, mina]) })
    const fewest = async () =>
      (await get(mina)).transfers.map(({ from, to, amountPaise, state }) => [from, to, amountPaise, state])
    expect(await fewest()).toEqual([[mina._id, asha._id, 15_000, 'proposed']])
    const { id: transferId } = await begin()
    await ravi.api.expenses.claim({ ledger, transferId, method: 'cash' })
    expect(await fewest()).toEqual([
      [mina._id, ravi._id, 15_000, 'proposed'],
      [ravi._id, asha._id, 15_000, 'claimed'],
    ])
    await mina.api.expenses.begin({ ledger, to: ravi._id, amountPaise: 15_000 })
    await asha.api.expenses.dispute({ ledger, transferId, reason: 'Nothing has arrived.' })
    expect((await fewest())[0]).toEqual([mina._id, asha._id, 15_000, 'proposed'])
  })

  test('disputed: goes on with another claim or the confirmation', async () => {
    const { id: transferId } = await begin()
    await ravi.api.expenses.claim({ ledger, transferId, method: 'bank' })
    const disputed = await asha.api.expenses.dispute({ ledger, transferId, reason: 'Nothing has come' })
    expect(disputed).toMatchObject({ state: 'disputed', actions: ['release', 'confirm'] })
    expect((await get(ravi)).transfers[0]?.events.at(-1)).toMatchObject({
      what: 'disputed',
      reason: 'Nothing has come',
    })
    expect((await get(mina)).transfers[0]?.events.at(-1)).toMatchObject({ what: 'disputed', reason: '' })
    await ravi.api.expenses.claim({ ledger, transferId, method: 'upi' })
    await ravi.api.expenses.unclaim({ ledger, transferId })
    expect(await ravi.api.expenses.cancelTransfer({ ledger, transferId })).toEqual({ cancelled: true })
    expect((await get(ravi)).transfers).toMatchObject([{ state: 'proposed' }])
  })

  test('the parts of others: NOT_FOUND; a step that the state does not allow: CONFLICT', async () => {
    const { id: transferId } = await begin()
    const { api } = mina
    const reference = { ledger, transferId }
    for (const call of [
      () => api.expenses.claim({ ...reference, method: 'upi' }),
      () => api.expenses.confirm(reference),
      () => api.expenses.cancelTransfer(reference),
      () => api.expenses.dispute({ ...reference, reason: 'No' }),
      () => ravi.api.expenses.confirm(reference),
      () => asha.api.expenses.claim({ ...reference, method: 'upi' }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(asha.api.expenses.dispute({ ...reference, reason: 'No' })).rejects.toMatchObject({ code: 'CONFLICT' })
    await asha.api.expenses.confirm(reference)
    await expect(ravi.api.expenses.claim({ ...reference, method: 'upi' })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('more than is owed, or to somebody who is owed nothing: BAD_REQUEST', async () => {
    for (const [who, to, amountPaise] of [
      [ravi, asha, 15_001],
      [asha, ravi, 1],
      [mina, asha, 1],
    ] as const)
      await expect(who.api.expenses.begin({ ledger, to: to._id, amountPaise })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
    expect(await ravi.api.expenses.begin({ ledger, to: asha._id, amountPaise: 5_000 })).toMatchObject({
      amountPaise: 5_000,
      owedPaise: 15_000,
    })
  })

  test('a guest who owes: the payee confirms without a claim; one who is owed: whoever added the guest confirms', async () => {
    const guest = await asha.api.expenses.addGuest({ ledger, name: 'Amma' })
    await ravi.api.expenses.add({ ledger, expense: anExpense([ravi, { _id: guest.id }], { amountPaise: 90_000 }) })
    const owed = await ravi.api.expenses.begin({ ledger, from: guest.id, to: ravi._id, amountPaise: 100 })
    expect(await ravi.api.expenses.confirm({ ledger, transferId: owed.id, method: 'cash' })).toMatchObject({
      state: 'confirmed',
      method: 'cash',
    })
    await mina.api.expenses.add({ ledger, expense: anExpense([{ _id: guest.id }, mina], { amountPaise: 900_000 }) })
    const { transfers, ownDebts } = await get(mina)
    const toGuest = [...transfers, ...ownDebts].find(({ from, to }) => from === mina._id && to === guest.id)
    const { id: transferId } = await mina.api.expenses.begin({
      ledger,
      to: guest.id,
      amountPaise: toGuest?.amountPaise ?? 0,
    })
    await mina.api.expenses.claim({ ledger, transferId, method: 'cash' })
    await expect(ravi.api.expenses.confirm({ ledger, transferId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await asha.api.expenses.confirm({ ledger, transferId })).toMatchObject({ state: 'confirmed' })
  })
})

describe('UPI ids', () => {
  test('without an id: a release is CONFLICT; an id of another shape: BAD_REQUEST', async () => {
    const release = asha.api.expenses.release({ ledger, transfer: { from: ravi._id, amountPaise: 15_000 } })
    await expect(release).rejects.toMatchObject({ code: 'CONFLICT', message: 'Please add your UPI id first.' })
    await expect(asha.api.expenses.setUpi({ upi: 'asha', consent: true })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  test('released for a transfer: only its payer sees it, until it is confirmed', async () => {
    await asha.api.expenses.setUpi({ upi: UPI, consent: true })
    const { id: transferId } = await begin()
    for (const who of [ravi, mina]) expect(await seen(who)).not.toContain(UPI)
    const released = await asha.api.expenses.release({ ledger, transfer: { id: transferId } })
    expect(released).toMatchObject({ released: true, upi: null })
    expect((await get(ravi)).transfers[0]).toMatchObject({ released: true, upi: { id: UPI, name: 'Asha' } })
    expect(await seen(mina)).not.toContain(UPI)
    expect(JSON.stringify(await ravi.api.notices.list({}))).not.toContain(UPI)
    expect(JSON.stringify(await ravi.api.social.export())).not.toContain(UPI)
    expect(JSON.stringify(await asha.api.social.export())).toContain(UPI)
    // The current id counts, also none.
    await asha.api.expenses.setUpi({ upi: null })
    expect(await seen(ravi)).not.toContain(UPI)
    await asha.api.expenses.setUpi({ upi: UPI, consent: true })
    await asha.api.expenses.confirm({ ledger, transferId })
    expect(await seen(ravi)).not.toContain(UPI)
  })

  test('changed after the release: its payer goes on seeing the released one, marked, until it is released again', async () => {
    const thief = 'thief@okaxis'
    await asha.api.expenses.setUpi({ upi: UPI, consent: true })
    const { id: transferId } = await begin()
    await asha.api.expenses.release({ ledger, transfer: { id: transferId } })
    await asha.api.expenses.setUpi({ upi: thief, consent: true })
    expect(await seen(ravi)).not.toContain(thief)
    expect((await get(ravi)).transfers[0]).toMatchObject({ released: true, upi: { id: UPI, changed: true } })
    expect((await get(asha)).transfers[0]).toMatchObject({
      released: false,
      actions: expect.arrayContaining(['release']),
    })
    // A repetition, and the earlier id again: nothing is to be released.
    await asha.api.expenses.setUpi({ upi: UPI, consent: true })
    expect((await get(ravi)).transfers[0]).toMatchObject({ upi: { id: UPI, changed: false } })
    expect((await get(asha)).transfers[0]).toMatchObject({ released: true })
    await asha.api.expenses.setUpi({ upi: thief, consent: true })
    await asha.api.expenses.release({ ledger, transfer: { from: ravi._id, amountPaise: 15_000 } })
    expect((await get(ravi)).transfers[0]).toMatchObject({ id: transferId, upi: { id: thief, changed: false } })
    expect(await noticesOf(ravi)).toEqual(['payReleased'])
    // Deleted, also from what was released.
    await asha.api.expenses.setUpi({ upi: null })
    await asha.api.expenses.setUpi({ upi: thief, consent: true })
    expect(await seen(ravi)).not.toContain('@ok')
  })

  test('changed many times, also at once: the last twenty earlier ones are stored', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => asha.api.expenses.setUpi({ upi: `asha.${n}@okaxis`, consent: true })),
    )
    const [row] = await db.sql`select upi_id, earlier from upi_ids where user_id = ${asha._id}`
    expect(row?.earlier).toHaveLength(20)
    const earlier: { id: string }[] = row?.earlier ?? []
    expect(new Set([row?.upi_id, ...earlier.map(({ id }) => id)]).size).toBe(21)
  })

  test('released before anybody has begun: begins the transfer, and tells the payer once', async () => {
    await asha.api.expenses.setUpi({ upi: UPI, consent: true })
    const transfer = { from: ravi._id, amountPaise: 15_000 }
    const first = await asha.api.expenses.release({ ledger, transfer })
    const second = await asha.api.expenses.release({ ledger, transfer })
    expect(second.id).toBe(first.id)
    expect(await noticesOf(ravi)).toEqual(['payReleased'])
    await expect(ravi.api.expenses.release({ ledger, transfer: { id: first.id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
