import { TourFacts } from '@saathi/shared/tours/schema'
import { expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson } from '../../../test/people.ts'

const db = useDatabase()
const testApp = useApp(db)

/** Fields with rules of their own, which other suites test. */
const OTHERS = ['packageId', 'travelDates', 'capacity', 'price', 'images', 'sameGenderOnly']

/** A value of a text, a list of texts or a choice, which is none of its defaults. */
const valueFor = (name: string) =>
  [`New ${name}`, true, [`New ${name}`], ['stay', 'guide']].find(
    (value) => TourFacts.shape[name as keyof typeof TourFacts.shape].safeParse(value).success,
  )

const values = Object.fromEntries(
  Object.keys(TourFacts.shape)
    .filter((name) => !OTHERS.includes(name))
    .map((name) => [name, valueFor(name)]),
)

test.each(['create', 'update'])('tours.%s: every field that a host writes is stored and read back', async (way) => {
  expect(Object.keys(values)).toEqual(expect.arrayContaining(['cancellationTerms', 'needsApproval', 'questions']))
  const { api } = await makePerson(testApp, db, 'Host')
  const { _id: tourId } = await api.tours.create(aTour(way === 'create' ? values : {}))
  if (way === 'update') await api.tours.update({ tourId, tour: aTour(values) })
  expect(await api.tours.get({ tourId })).toMatchObject(values)
})

test('tours.update: what it omits stays, unless its default is empty', async () => {
  const { api } = await makePerson(testApp, db, 'Host')
  const { _id: tourId } = await api.tours.create(aTour(values))
  const { name, destination, description, isPublic, ...optional } = values
  await api.tours.update({ tourId, tour: aTour() })
  expect(await api.tours.get({ tourId })).toMatchObject({
    ...optional,
    description: aTour().description,
    isPublic: false,
  })
})
