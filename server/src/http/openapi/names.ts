import { Session } from '@saathi/shared/auth/sessions'
import { Destination, DestinationCard } from '@saathi/shared/destinations/schema'
import { ExpenseEntry, Ledger, LedgerPerson, TransferView } from '@saathi/shared/expenses/schema'
import { Group, GroupMessage, Meeting, Member, Poll } from '@saathi/shared/groups/schema'
import { ErrorResponse } from '@saathi/shared/lib/errors'
import { DeckCard, Match } from '@saathi/shared/matching/schema'
import { StoredPicture } from '@saathi/shared/media/schema'
import { NamedText, Package, PackageCard, TourType } from '@saathi/shared/packages/schema'
import { FoundPlan, OwnPlan } from '@saathi/shared/plans/schema'
import { DreamTrip, Recommendation } from '@saathi/shared/recommend/schema'
import { Me, Person, TravelType } from '@saathi/shared/social/schema'
import { FavoriteAnswer, JoinedTour, LeftTour, Tour, Traveller } from '@saathi/shared/tours/schema'
import { TripCheck } from '@saathi/shared/trips/checks'
import { Trip, TripItem, TripItemFacts } from '@saathi/shared/trips/schema'
import * as z from 'zod/mini'

/** Named schemas of the document, with their descriptions. */
const NAMED: [string, z.core.$ZodType, string][] = [
  [
    'Error',
    ErrorResponse,
    'Every error. `message` is fit to be shown; `field` names the input at fault, where there is one. `messageId` and `params` are the message as data, for texts of your own.',
  ],
  [
    'DreamTrip',
    DreamTrip,
    'The wish, as the form sends it. The budget is whole rupees for the trip; 100000 has no ceiling.',
  ],
  ['Recommendation', Recommendation, 'A destination with its costs and reasons. All money is whole rupees.'],
  ['TourType', TourType, 'What a trip is about.'],
  ['NamedText', NamedText, 'A name and what there is to say about it.'],
  ['Package', Package, 'A travel package; `raccom` is its accommodations. Price in whole rupees a person.'],
  ['PackageCard', PackageCard, 'A package as lists show it.'],
  ['DestinationCard', DestinationCard, 'A destination as lists show it.'],
  [
    'Destination',
    Destination,
    'A destination. Costs are estimates for two people in `month`; hours are one way, from door to door.',
  ],
  ['TravelType', TravelType, 'How somebody likes to travel.'],
  [
    'Person',
    Person,
    'Somebody as others see them. City and languages are for whoever is signed in: else null and empty.',
  ],
  ['Me', Me, 'Your own profile. The lists hold the newest 1,000 ids; the counts are whole.'],
  ['Session', Session, 'A device on which you are logged in. `seenAt` is exact to a few minutes.'],
  ['DeckCard', DeckCard, 'Somebody to swipe on; `reason` says what you share.'],
  ['Match', Match, 'Somebody who swiped right on you, as you did on them.'],
  ['Traveller', Traveller, 'Somebody as a tour names them.'],
  ['Tour', Tour, 'A group tour, as you see it: `mine` is what you have to do with it. `capacity` null is open to all.'],
  ['JoinedTour', JoinedTour, 'The tour after joining. `waiting`: it is full, and you are number `place` in its queue.'],
  ['LeftTour', LeftTour, 'The tour after leaving.'],
  ['Member', Member, 'Somebody of a group.'],
  ['Group', Group, 'The group of a tour, which is open to its host and everybody with a seat until `opensUntil`.'],
  [
    'GroupMessage',
    GroupMessage,
    'A message of a group. `version` grows with each change. A null `from`: the account was deleted.',
  ],
  ['Poll', Poll, 'A poll of a group. `voters` are the first of each choice; the counts are whole.'],
  ['Meeting', Meeting, 'A meeting point of a group, with those who are there.'],
  [
    'Ledger',
    Ledger,
    'The expenses of a tour or trip: balances, what to pay whom, and what was spent. Money is whole paise.',
  ],
  ['LedgerPerson', LedgerPerson, 'Somebody in a ledger. `former`: the account was deleted, and there is no name.'],
  [
    'ExpenseEntry',
    ExpenseEntry,
    'An entry of a ledger, which never changes: a correction is a new one that `replaces` it.',
  ],
  ['Transfer', TransferView, 'A payment from one person to another. It is paid only once its payee has confirmed it.'],
  ['OwnPlan', OwnPlan, 'Your travel plan. `ended`: nobody finds it any more, and it will be deleted.'],
  [
    'FoundPlan',
    FoundPlan,
    'A travel plan of somebody else. `days` is null until you are matched, or they have accepted your invitation to a tour: until then the months of its weeks.',
  ],
  ['Trip', Trip, 'The days of a trip. `version` grows with every change of the trip and its items.'],
  [
    'TripItem',
    TripItem,
    'An item of a day. Minutes are of the day in India. A null `fixedStart`: the time follows from the items before it.',
  ],
  ['TripItemFacts', TripItemFacts, 'What a person says about an item.'],
  ['TripCheck', TripCheck, 'A line of a checklist, ticked by each reader on their own.'],
  ['FavoriteAnswer', FavoriteAnswer, 'Your favorite tours after the change, the latest first.'],
  ['StoredPicture', StoredPicture, 'An uploaded picture: `path` resolves under /api; size in pixels.'],
]

const names = z.registry<{ id: string; description: string }>()
for (const [id, schema, description] of NAMED) names.add(schema, { id, description })

export type JsonSchema = {
  [key: string]: unknown
  $ref?: string
  type?: string
  format?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  prefixItems?: JsonSchema[]
}

/** Control characters, as part of a character class in JSON. */
const CONTROLS = String.raw`\\u0000-\\u001f\\u007f-\\u009f`

/** Patterns without the classes that need the `u` flag, which many tools do not set. Lone surrogates are left out. */
const withoutProperties = (json: string) =>
  json
    .replaceAll(String.raw`\\P{Cc}`, `[^${CONTROLS}]`)
    .replaceAll(String.raw`\\p{Cc}`, CONTROLS)
    .replaceAll(String.raw`\\p{Cs}`, '')

/**
 * Removes what zod adds needlessly: patterns that repeat a format, and the bounds of every integer. A tuple of
 * one schema becomes an array of its length, since linters and generators of clients expect one schema for all items.
 */
function simplify({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  const [first, ...others] = (jsonSchema.prefixItems ?? []).map((item) => JSON.stringify(item))
  if (first !== undefined && others.every((other) => other === first)) {
    jsonSchema.items = JSON.parse(first) as JsonSchema
    delete jsonSchema.prefixItems
  }
  if (jsonSchema.format) delete jsonSchema.pattern
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}

/** The schema that one was cloned from, such as by `skipOutputValidation`. */
const original = (schema: z.core.$ZodType) => schema._zod.parent ?? schema

/**
 * Converts schemas to JSON Schema: `toJsonSchema` returns one, with named schemas as references; `components` collects those
 * named so far.
 */
export function jsonSchemas() {
  const components: Record<string, JsonSchema> = {}
  const toJsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
    const jsonSchema = z.toJSONSchema(original(schema), { io, metadata: names, override: simplify as never })
    const text = withoutProperties(JSON.stringify(jsonSchema)).replaceAll('"#/$defs/', '"#/components/schemas/')
    const { $schema, $defs, ...own } = JSON.parse(text) as JsonSchema & { $defs?: Record<string, JsonSchema> }
    for (const [name, defined] of Object.entries($defs ?? {})) components[name] ??= allowMoreFields(defined)
    const { id, ...rest } = own
    if (typeof id !== 'string') return allowMoreFields(rest)
    components[id] ??= allowMoreFields(rest)
    return { $ref: `#/components/schemas/${id}` }
  }
  return { toJsonSchema, components }
}

/** Removes `additionalProperties: false`: responses may get more fields in later versions. */
function allowMoreFields(schema: JsonSchema): JsonSchema {
  const { id, additionalProperties, ...rest } = schema
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      Array.isArray(value)
        ? value.map((item) => (isObject(item) ? allowMoreFields(item) : item))
        : key === 'properties'
          ? Object.fromEntries(
              Object.entries(value as object).map(([name, property]) => [
                name,
                allowMoreFields(property as JsonSchema),
              ]),
            )
          : isObject(value)
            ? allowMoreFields(value)
            : value,
    ]),
  )
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
