import { expect } from 'vitest'
import { formOf } from './pictures.ts'

/** A request with a form, or for a file, which no procedure takes as it is. */
export type FileCase = {
  url: string
  send?: () => ReturnType<typeof formOf>
  status?: number
  says?: unknown
  /** The path of something that does not exist, and the message. */
  missing?: { url: string; message: string }
  /** An invalid path, and the field that the error names. */
  bad?: { url: string; field: string }
}

export const fileField = (name: string, photo: Buffer) => ({
  name,
  filename: 'me.jpg',
  type: 'image/jpeg',
  body: photo,
})

/** The documented paths that take or return files. `hash` names an uploaded picture, `feedPath` a calendar. */
export const fileCases = (photo: Buffer, hash: string, feedPath: string): Record<string, FileCase> => ({
  'PUT /api/users/profile': {
    url: '/api/users/profile',
    send: () =>
      formOf(
        { name: 'name', body: 'Asha Rao' },
        { name: 'bio', body: 'Window seats.' },
        { name: 'preferences[travelType]', body: 'genZ' },
        fileField('profilePicture', photo),
      ),
    says: { name: 'Asha Rao', preferences: { travelType: 'genZ' }, profilePicture: expect.any(String) },
  },
  'POST /api/media': {
    url: '/api/media',
    send: () => formOf(fileField('file', photo)),
    says: { path: expect.stringMatching(/^media\//), width: 640 },
    status: 201,
  },
  'POST /api/photo-check': {
    url: '/api/photo-check',
    send: () => formOf(fileField('file', photo)),
    says: { state: 'waiting' },
  },
  'GET /api/media/{hash}': {
    url: `/api/media/${hash}?w=480`,
    missing: { url: `/api/media/${'x'.repeat(43)}`, message: 'No such picture.' },
    bad: { url: '/api/media/x?w=wide', field: 'w' },
  },
  'GET /api/calendar/{file}': {
    url: feedPath,
    missing: { url: '/api/calendar/bm8gdG9rZW4gb2YgYW55IQ.ics', message: 'This calendar does not exist any more.' },
  },
})
