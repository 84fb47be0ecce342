import { LegalSettings } from '@saathi/shared/legal/schema'
import { publicProcedure, router } from '../../trpc.ts'

export const legalRouter = router({
  /** The grievance officer and the retention periods, as the operator has set them. */
  settings: publicProcedure.output(LegalSettings).query(({ ctx }) => ctx.config.legal),
})
