import type { ErrorParams } from '@saathi/shared/lib/errors'
import * as access from './en/access.ts'
import * as admin from './en/admin.ts'
import * as auth from './en/auth.ts'
import * as choices from './en/choices.ts'
import * as consents from './en/consents.ts'
import * as expenses from './en/expenses.ts'
import * as genders from './en/genders.ts'
import * as groups from './en/groups.ts'
import * as limits from './en/limits.ts'
import * as matching from './en/matching.ts'
import * as media from './en/media.ts'
import * as messages from './en/messages.ts'
import * as nominees from './en/nominees.ts'
import * as packages from './en/packages.ts'
import * as passkeys from './en/passkeys.ts'
import * as people from './en/people.ts'
import * as plans from './en/plans.ts'
import * as publicTrips from './en/public-trips.ts'
import * as push from './en/push.ts'
import * as recommend from './en/recommend.ts'
import * as references from './en/references.ts'
import * as request from './en/request.ts'
import * as safety from './en/safety.ts'
import * as saved from './en/saved.ts'
import * as sessions from './en/sessions.ts'
import * as tours from './en/tours.ts'
import * as tripLinks from './en/trip-links.ts'
import * as trips from './en/trips.ts'

type ErrorTexts = {
  [Id in keyof ErrorParams]: keyof ErrorParams[Id] extends never ? string : (params: ErrorParams[Id]) => string
}

/** Some of the error texts, by their ids: a sentence, or a function of its parameters. */
export type Errors = Partial<ErrorTexts>

export const errorTexts: ErrorTexts = {
  ...access.errors,
  ...admin.errors,
  ...auth.errors,
  ...choices.errors,
  ...consents.errors,
  ...expenses.errors,
  ...genders.errors,
  ...groups.errors,
  ...limits.errors,
  ...matching.errors,
  ...media.errors,
  ...messages.errors,
  ...nominees.errors,
  ...packages.errors,
  ...passkeys.errors,
  ...people.errors,
  ...plans.errors,
  ...recommend.errors,
  ...publicTrips.errors,
  ...push.errors,
  ...references.errors,
  ...request.errors,
  ...safety.errors,
  ...saved.errors,
  ...sessions.errors,
  ...tours.errors,
  ...trips.errors,
  ...tripLinks.errors,
}

/** The text of an error message. */
export function errorText<Id extends keyof ErrorParams>(id: Id, params: ErrorParams[Id]): string {
  const text: string | ((params: ErrorParams[Id]) => string) = errorTexts[id]
  return typeof text === 'string' ? text : text(params)
}
