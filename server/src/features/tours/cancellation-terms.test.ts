import { expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson } from '../../../test/people.ts'

const db = useDatabase()
const testApp = useApp(db)
const TERMS = 'Full refund until a week before.'

test('cancellationTerms: are stored, sent through REST and tRPC, and unchanged by an update that omits them', async () => {
  const [host, guest] = [await makePerson(testApp, db, 'Host'), await makePerson(testApp, db, 'Guest')]
  const created = await host.api.tours.create(aTour({ cancellationTerms: `  ${TERMS} ` }))
  expect(created.cancellationTerms).toBe(TERMS)
  const tourId = created._id
  expect((await host.api.tours.update({ tourId, tour: aTour({ price: 1 }) })).cancellationTerms).toBe(TERMS)
  const answer = await testApp.app.inject({ url: '/api/tours', headers: { authorization: `Bearer ${guest.token}` } })
  expect(answer.json()).toEqual([expect.objectContaining({ _id: tourId, cancellationTerms: TERMS })])
  expect((await host.api.tours.update({ tourId, tour: aTour({ cancellationTerms: '' }) })).cancellationTerms).toBe('')
})

test('cancellationTerms: are empty by default, and more than 500 characters are BAD_REQUEST', async () => {
  const host = await makePerson(testApp, db, 'Host')
  expect((await host.api.tours.create(aTour())).cancellationTerms).toBe('')
  const long = host.api.tours.create(aTour({ cancellationTerms: 'x'.repeat(501) }))
  await expect(long).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
