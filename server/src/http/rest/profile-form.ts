import { languagesOf, ProfileChange, partsOf } from '@saathi/shared/social/schema'
import type { FastifyInstance } from 'fastify'
import { createContext, type Deps } from '../../context.ts'
import { storePicture } from '../../features/media/picture.ts'
import { createCaller } from '../../router.ts'
import { requireUser, TRPCError } from '../../trpc.ts'
import { sendError } from './error-handler.ts'
import { registerForms } from './form.ts'
import { receiveForm } from './receive-form.ts'

const TEXTS = [
  'name',
  'bio',
  'preferences[travelType]',
  'homeCity',
  'languages',
  'tripTypes',
  'travelMonths',
  'tourMails',
  'digestMails',
  'joinedToursVisibleTo',
  'profilePicture',
] as const

type Texts = Partial<Record<(typeof TEXTS)[number], string>>
/** `true` and `false` as booleans; other texts are returned unchanged and fail validation. */
const toBoolean = (text: string) => (text === 'true' ? true : text === 'false' ? false : text)
const changeOf = ({
  'preferences[travelType]': travelType,
  languages,
  tripTypes,
  travelMonths,
  tourMails,
  digestMails,
  ...texts
}: Texts) => ({
  ...texts,
  ...(travelType !== undefined && { preferences: { travelType } }),
  ...(languages !== undefined && { languages: languagesOf(languages) }),
  ...(tripTypes !== undefined && { tripTypes: partsOf(tripTypes) }),
  ...(travelMonths !== undefined && { travelMonths: partsOf(travelMonths).map(Number) }),
  ...(tourMails !== undefined && { tourMails: toBoolean(tourMails) }),
  ...(digestMails !== undefined && { digestMails: toBoolean(digestMails) }),
})

/**
 * `PUT /users/profile` with a form: missing fields stay unchanged, a file replaces the picture, and an empty text removes
 * it. Languages, trip types and months are separated by commas.
 */
export const profileForm = (deps: Deps) => async (app: FastifyInstance) => {
  await registerForms(app)
  app.put('/users/profile', { config: { ownLimit: true } }, async (request, reply) => {
    const ctx = createContext(deps, request)
    try {
      const { _id: ownerId } = await requireUser(ctx)
      const fields = { texts: TEXTS, file: 'profilePicture' }
      return await receiveForm(deps, request, { userId: ownerId, fields }, async ({ texts, file }) => {
        const change = ProfileChange.safeParse(changeOf(texts))
        if (!change.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: change.error })
        const upload = file && { ownerId, bytes: file, kind: 'profile' as const, field: 'profilePicture' }
        const picture = upload && { profilePicture: (await storePicture(deps, upload)).path }
        return createCaller(ctx).social.update({ ...change.data, ...picture })
      })
    } catch (error) {
      return sendError(error, request, reply)
    }
  })
}
