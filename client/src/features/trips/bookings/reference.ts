import { BOOKING_REFERENCE_MAX } from '@saathi/shared/trips/rules'

/** A reference as it is stored: capital letters and digits, as people part them with spaces and hyphens. */
export const toReference = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** Whether what was typed is a reference, or none. */
export const isReference = (typed: string): boolean =>
  new RegExp(`^[A-Z0-9]{0,${BOOKING_REFERENCE_MAX}}$`).test(toReference(typed))
