import * as z from 'zod/mini'

const Days = z.nullable(z.int())

/** The operator's settings for the legal pages; null: not set, which only happens outside production. */
export const LegalSettings = z.object({
  officer: z.object({ name: z.nullable(z.string()), email: z.nullable(z.string()), address: z.nullable(z.string()) }),
  retention: z.object({ evidenceDays: z.int(), enquiryDays: z.int(), logDays: z.int(), backupDays: Days }),
})
export type LegalSettings = z.infer<typeof LegalSettings>
