import { router } from '../../trpc.ts'
import { accountProcedures } from '../auth/account/router.ts'
import { safetyProcedures } from '../moderation/router.ts'
import { followProcedures } from './follows/router.ts'
import { profileProcedures } from './profile/router.ts'

/** Four features under one name on the wire. */
export const socialRouter = router({
  ...profileProcedures,
  ...followProcedures,
  ...safetyProcedures,
  ...accountProcedures,
})
