import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Destination, loadDataset } from '../../server/src/features/recommend/facts/dataset.ts'

const captions: Record<string, { alt: string }> = JSON.parse(
  readFileSync(new URL('../../server/pictures/index.json', import.meta.url), 'utf8'),
)
const { destinations } = loadDataset()

/** Names in captions that the facts of the place do not have, though what is called so stands or happens there. */
const NAMES_OF: Record<string, string[]> = {
  'ahmedabad-kevadia': ['Narmada'],
  'bhubaneswar-dhauli': ['Daya'],
  corbett: ['Ramganga'],
  khajuraho: ['Kandariya', 'Mahadeva'],
  kolhapur: ['Mahalakshmi'],
  lucknow: ['Rumi'],
  'mathura-vrindavan': ['Kusum', 'Sarovar'],
  mysuru: ['Dasara'],
  'north-goa': ['Goan'],
  'shillong-sohra': ['Khasi'],
  thanjavur: ['Big', 'Temple'],
  'vizag-araku': ['Dolphin', 'Nose'],
}

const pictureOf = ({ picture }: Destination): string => picture.slice('pictures/'.length, -'.svg'.length)

/** What the facts say of a place, as texts. */
const factsOf = ({ name, state, summary, pitch, highlights, stay_areas }: Destination): string[] => [
  name,
  state,
  summary,
  ...Object.values(pitch).map(({ text }) => text),
  ...highlights.map((highlight) => highlight.name),
  ...stay_areas,
]

/** The words with a capital. */
const capitals = (text: string): string[] => text.replace(/[’']s\b/g, '').match(/\b[A-Z]\p{L}{2,}/gu) ?? []

const facts = destinations.flatMap(factsOf)
const written = new Set(facts.flatMap((text) => text.match(/\p{L}+/gu) ?? []))
/** Words that the facts write with a capital only: where a caption begins with one, it is a name. */
const isName = (word: string): boolean => written.has(word) && !written.has(word.toLowerCase())

/** The place that is called by a name first, such as “Mandu and Maheshwar” by Mandu. */
const placeCalled = new Map(destinations.map(({ id, name }) => [capitals(name)[0]!, id]))

/** The names in a caption that are not of that place: not in its facts, or what another place is called. */
function foreignNames(caption: string, place: Destination): string[] {
  const known = [...factsOf(place).flatMap(capitals), ...(NAMES_OF[place.id] ?? [])]
  return capitals(caption)
    .filter((word) => !caption.startsWith(word) || isName(word))
    .filter((name) => !known.includes(name) || (placeCalled.get(name) ?? place.id) !== place.id)
}

it('a caption: names nothing but what is of the place that wears the picture', () => {
  const wearing = destinations.map((place) => {
    const caption = captions[pictureOf(place)]!.alt
    return { place: place.id, caption, foreign: foreignNames(caption, place) }
  })
  expect(wearing.length).toBeGreaterThan(0)
  expect(wearing.filter(({ foreign }) => foreign.length > 0)).toEqual([])
})

it('a borrowed picture: is not called after another place', () => {
  const called = new Map([...placeCalled].map(([name, id]) => [name.toLowerCase(), id]))
  const borrowed = destinations.filter((place) => pictureOf(place) !== place.id)
  const others = borrowed.filter((place) =>
    pictureOf(place)
      .split('-')
      .some((word) => (called.get(word) ?? place.id) !== place.id),
  )
  expect(others.map((place) => `${place.id}: ${pictureOf(place)}`)).toEqual([])
})
