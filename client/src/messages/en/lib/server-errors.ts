import type { ErrorParams, MessageId } from '@saathi/shared/lib/errors'

type ParamsOf<Id> = Id extends keyof ErrorParams ? ErrorParams[Id] : { minimum?: number; maximum?: number }

/**
 * Texts in place of the server's, by the id of the error. English has none, since the server's messages are English; a
 * message without a text here is shown in English.
 */
export const serverErrors: { [Id in MessageId]?: (params: ParamsOf<Id>) => string } = {}
