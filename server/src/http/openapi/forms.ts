import { PictureKind, StoredPicture } from '@saathi/shared/media/schema'
import { PhotoCheck } from '@saathi/shared/moderation/schema'
import { Me, ProfileChange } from '@saathi/shared/social/schema'
import { answerOf, EXAMPLES } from './examples.ts'
import type { JsonSchema, jsonSchemas } from './names.ts'

type ToJsonSchema = ReturnType<typeof jsonSchemas>['toJsonSchema']
type Operation = { statuses: number[]; success: object } & Record<string, unknown>
type Form = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  describe: (toJsonSchema: ToJsonSchema, name: string) => Operation
}

const FILE: JsonSchema = { type: 'string', format: 'binary' }
const IMAGE = 'JPEG, PNG, WebP or AVIF, at most 5 MB and 40 megapixels.'

const asForm = (name: string, properties: Record<string, JsonSchema>, required: string[] = []) => ({
  required: true,
  content: {
    'multipart/form-data': {
      schema: { type: 'object', properties, ...(required.length > 0 && { required }) },
      example: EXAMPLES[name]?.body,
    },
  },
})
const asJson = (name: string, description: string, schema: JsonSchema) => ({
  description,
  content: { 'application/json': { schema, example: answerOf(name) } },
})
const asText = (name: string, description: string, type: string) => ({
  description,
  content: { [type]: { schema: { type: 'string' }, example: answerOf(name) } },
})

/** The calls that send or return something other than JSON; their handlers are in http/rest. */
export const FORMS: Form[] = [
  {
    method: 'PUT',
    path: '/api/users/profile',
    describe: (toJsonSchema, callName) => {
      const { name, bio, homeCity, tourMails, digestMails, joinedToursVisibleTo } =
        toJsonSchema(ProfileChange, 'input').properties ?? {}
      return {
        operationId: 'social.update',
        summary: 'Change your profile',
        description: 'A form; what is left out stays.',
        tags: ['Account'],
        security: [{ idToken: [] }],
        requestBody: asForm(callName, {
          ...(name && { name }),
          ...(bio && { bio }),
          'preferences[travelType]': { $ref: '#/components/schemas/TravelType' },
          ...(homeCity && { homeCity }),
          ...(tourMails && { tourMails }),
          ...(digestMails && { digestMails }),
          ...(joinedToursVisibleTo && { joinedToursVisibleTo }),
          languages: { type: 'string', description: 'Separated by commas.' },
          tripTypes: { type: 'string', description: 'At most three, separated by commas, most liked first.' },
          travelMonths: { type: 'string', description: 'Months from 1 to 12, separated by commas.' },
          profilePicture: { ...FILE, description: `${IMAGE} An empty text removes the picture.` },
        }),
        success: { 200: asJson(callName, 'Your profile after the change.', toJsonSchema(Me, 'output')) },
        statuses: [400, 401, 403, 408, 413, 415, 429],
      }
    },
  },
  {
    method: 'POST',
    path: '/api/media',
    describe: (toJsonSchema, callName) => ({
      operationId: 'media.upload',
      summary: 'Upload a picture',
      description: 'What nothing refers to after 24 hours is removed.',
      tags: ['Account'],
      security: [{ idToken: [] }],
      requestBody: asForm(
        callName,
        {
          file: { ...FILE, description: IMAGE },
          kind: { ...toJsonSchema(PictureKind, 'input'), description: 'What it is for; `tour` when nothing is said.' },
        },
        ['file'],
      ),
      success: { 201: asJson(callName, 'It is kept.', toJsonSchema(StoredPicture, 'output')) },
      statuses: [400, 401, 403, 408, 413, 415, 429],
    }),
  },
  {
    method: 'POST',
    path: '/api/photo-check',
    describe: (toJsonSchema, callName) => ({
      operationId: 'safety.sendPhoto',
      summary: 'Send the picture of your photo check',
      description: 'With the gesture that was asked for. Only moderators see it; it is deleted with their decision.',
      tags: ['Account'],
      security: [{ idToken: [] }],
      requestBody: asForm(callName, { file: { ...FILE, description: IMAGE } }, ['file']),
      success: { 200: asJson(callName, 'It waits for a moderator.', toJsonSchema(PhotoCheck, 'output')) },
      statuses: [400, 401, 403, 408, 409, 413, 415, 429],
    }),
  },
  {
    method: 'GET',
    path: '/api/media/{hash}',
    describe: () => ({
      operationId: 'media.get',
      summary: 'A picture',
      description: 'Never changes, and may be kept for ever.',
      tags: ['Account'],
      security: [{}],
      parameters: [
        { name: 'hash', in: 'path', required: true, schema: { type: 'string' } },
        {
          name: 'w',
          in: 'query',
          description: 'The smallest size at least so wide, in pixels; without it, the widest.',
          schema: { type: 'integer', minimum: 1, maximum: 9_999 },
        },
      ],
      success: {
        200: { description: 'The picture.', content: { 'image/webp': {} } },
        304: { description: 'It is as the `If-None-Match` of the request has it.' },
      },
      statuses: [400, 404],
    }),
  },
  {
    method: 'GET',
    path: '/api/trips/{tripId}/calendar.ics',
    describe: (_, callName) => ({
      operationId: 'trips.calendar',
      summary: 'A trip as a calendar file',
      description: 'For whoever sees the trip. A trip without dates has none: 400.',
      tags: ['Tours'],
      security: [{ idToken: [] }],
      parameters: [{ name: 'tripId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
      success: { 200: asText(callName, 'The file.', 'text/calendar') },
      statuses: [400, 401, 403, 404],
    }),
  },
  {
    method: 'GET',
    path: '/api/calendar/{file}',
    describe: (_, callName) => ({
      operationId: 'trips.readFeed',
      summary: 'A calendar feed by its address',
      description: 'The tours and trips of its owner, for calendar programs. Whoever has the address can read it.',
      tags: ['Tours'],
      security: [{}],
      parameters: [
        { name: 'file', in: 'path', required: true, description: '`TOKEN.ics`', schema: { type: 'string' } },
      ],
      success: {
        200: asText(callName, 'The feed.', 'text/calendar'),
        304: { description: 'It is as the `If-None-Match` of the request has it.' },
      },
      statuses: [404, 429],
    }),
  },
  ...(['tour', 'trip'] as const).map(
    (kind): Form => ({
      method: 'GET',
      path: `/api/${kind}s/{id}/expenses.csv`,
      describe: (_, callName) => ({
        operationId: `expenses.csv.${kind}`,
        summary: `Expenses of a ${kind}: those that count, for spreadsheets`,
        description: 'A line an expense, and a column a person with what they have paid less their share.',
        tags: ['Expenses'],
        security: [{ idToken: [] }],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
        success: { 200: asText(callName, 'The file.', 'text/csv') },
        statuses: [400, 401, 403, 404],
      }),
    }),
  ),
]
