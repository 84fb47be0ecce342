import { SettleWrongFact, WrongFact, WrongFactPage, WrongFactsQuery } from '@saathi/shared/admin-catalogue'
import { decodeCursor, toPage } from '../../../db/queries/pagination.ts'
import { orNotFound } from '../../../errors.ts'
import { findPlace } from '../../destinations/destination-card.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { pageProcedure } from '../access.ts'
import { WrongFactCursor } from './cursor.ts'
import { doneWrongFacts, findWrongFact, openWrongFacts, settleWrongFact, type WrongFactRow } from './wrong-facts.ts'

const editorProcedure = pageProcedure('catalogue')

const toWrongFact = ({ destinationId: id, ...fact }: WrongFactRow): WrongFact => ({
  ...fact,
  destination: { id, name: findPlace(loadDataset(), id)?.name ?? id },
})

/** The procedures of the page "Catalogue". */
export const catalogueProcedures = {
  /** What readers of destination pages report as wrong: open reports oldest first, settled ones newest first. */
  wrongFacts: editorProcedure
    .input(WrongFactsQuery)
    .output(WrongFactPage)
    .query(async ({ ctx, input: { cursor, limit, state, destinationId } }) => {
      const query = { destinationId, after: decodeCursor(cursor, WrongFactCursor), limit: limit + 1 }
      const rows = await (state === 'open' ? openWrongFacts : doneWrongFacts)(ctx.db, query)
      return toPage(rows.map(toWrongFact), limit, ({ doneAt, _id }) => ({ doneAt, id: _id }))
    }),

  settleWrongFact: editorProcedure
    .input(SettleWrongFact)
    .output(WrongFact)
    .mutation(async ({ ctx, input }) => {
      const found = await settleWrongFact(ctx.db, input, ctx.actor, ctx.now())
      const fact = found ? await findWrongFact(ctx.db, input.wrongFactId) : null
      return toWrongFact(orNotFound(fact, 'wrongFacts.notFound'))
    }),
}
