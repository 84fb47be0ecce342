import { createHash } from 'node:crypto'
import { indianDay } from '@saathi/shared/lib/days'
import { LinkToken } from '@saathi/shared/trips/shared-trips'
import type { FastifyInstance } from 'fastify'
import { createContext, type Deps } from '../../context.ts'
import { orNotFound } from '../../errors.ts'
import { feedEvents, findFeedOwner } from '../../features/trips/queries/calendar-feed.ts'
import { feedName } from '../../messages/en/trip-links.ts'
import { calendarFile } from '../../platform/calendar-file.ts'
import { createCaller } from '../../router.ts'
import { sendError } from './error-handler.ts'
import { matchesETag } from './mount.ts'

const CALENDAR = 'text/calendar; charset=utf-8'
/** The interval at which a program should read a feed again, hours. */
const REFRESH_HOURS = 1

/**
 * Calendar files. `GET /trips/:tripId/calendar.ics`: a trip, for the signed-in user. `GET /calendar/:token.ics`: the
 * private feed of the user with this token, which calendar programs read without a log-in.
 */
export const calendarRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error.statusCode) throw error // An error of Fastify, which the app's handler formats.
    return sendError(error, request, reply)
  })

  app.get<{ Params: { tripId: string } }>('/trips/:tripId/calendar.ics', async (request, reply) => {
    const { tripId } = request.params
    const { file, text } = await createCaller(createContext(deps, request)).trips.calendar({ tripId })
    return reply.type(CALENDAR).header('content-disposition', `attachment; filename="${file}"`).send(text)
  })

  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const { db, limits, config, now } = deps
    await limits.take('calendarReads', request.ip)
    const token = LinkToken.safeParse(request.params.file.replace(/\.ics$/, ''))
    const userId = orNotFound(token.success ? await findFeedOwner(db, token.data) : null, 'trips.feedGone')
    const events = await feedEvents(db, { userId, today: indianDay(now()) }, config.publicUrl)
    // Weak, since it leaves out when the file was written.
    const etag = `"${createHash('sha256').update(JSON.stringify(events)).digest('base64url').slice(0, 22)}"`
    reply.headers({ etag: `W/${etag}`, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
    if (matchesETag(etag, request.headers['if-none-match'])) return reply.code(304).send()
    return reply.type(CALENDAR).send(calendarFile(events, { name: feedName, now: now(), refreshHours: REFRESH_HOURS }))
  })
}
