import { languagesOf, ProfileChange } from '@saathi/shared/social'
import type { FastifyInstance } from 'fastify'
import { createContext, type Deps } from '../../context.ts'
import { takeForms } from '../../features/media/form.ts'
import { storePicture } from '../../features/media/picture.ts'
import { createCaller } from '../../router.ts'
import { signedInUser, TRPCError } from '../../trpc.ts'
import { sendFault } from './error-handler.ts'
import { receiveForm } from './receive-form.ts'

const TEXTS = [
  'name',
  'bio',
  'preferences[travelType]',
  'homeCity',
  'languages',
  'tourMails',
  'joinedToursVisibleTo',
  'profilePicture',
] as const

type Texts = Partial<Record<(typeof TEXTS)[number], string>>
/** A text of the form as a boolean; what is neither is left as it is, to be refused. */
const flagOf = (text: string) => (text === 'true' ? true : text === 'false' ? false : text)
const changeOf = ({ 'preferences[travelType]': travelType, languages, tourMails, ...texts }: Texts) => ({
  ...texts,
  ...(travelType !== undefined && { preferences: { travelType } }),
  ...(languages !== undefined && { languages: languagesOf(languages) }),
  ...(tourMails !== undefined && { tourMails: flagOf(tourMails) }),
})

/**
 * `PUT /users/profile`, the documented form: what is left out stays, a file becomes the picture, an empty one goes.
 * Languages are parted by commas.
 */
export const profileForm = (deps: Deps) => async (app: FastifyInstance) => {
  await takeForms(app)
  app.put('/users/profile', { config: { ownLimit: true } }, async (request, reply) => {
    const ctx = createContext(deps, request)
    try {
      const { _id: ownerId } = await signedInUser(ctx)
      const shape = { texts: TEXTS, file: 'profilePicture' }
      return await receiveForm(deps, request, { userId: ownerId, shape }, async ({ texts, file }) => {
        const change = ProfileChange.safeParse(changeOf(texts))
        if (!change.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: change.error })
        const upload = file && { ownerId, bytes: file, kind: 'profile' as const, field: 'profilePicture' }
        const picture = upload && { profilePicture: (await storePicture(deps, upload)).path }
        return createCaller(ctx).social.update({ ...change.data, ...picture })
      })
    } catch (error) {
      return sendFault(error, request, reply)
    }
  })
}
