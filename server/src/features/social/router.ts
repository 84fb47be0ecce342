import { router } from '../../trpc.ts'
import { accountProcedures } from '../account/router.ts'
import { followProcedures } from '../follows/router.ts'
import { profileProcedures } from '../profile/router.ts'
import { safetyProcedures } from '../safety/router.ts'

/** Four features under one name on the wire. */
export const socialRouter = router({
  ...profileProcedures,
  ...followProcedures,
  ...safetyProcedures,
  ...accountProcedures,
})
