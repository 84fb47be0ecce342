import {
  CatalogueFile,
  CataloguePage,
  CatalogueQuery,
  DestinationFacts,
  DestinationFactsPage,
  DestinationsQuery,
  ImportCatalogue,
  ImportOutcome,
  PackageDraft,
  PackageForEditor,
  SavedPackage,
  SavePackage,
  SettleWrongFact,
  UndoPackage,
  VersionRef,
  Withdrawn,
  WithdrawPackage,
  WrongFact,
  WrongFactPage,
  WrongFactsQuery,
} from '@saathi/shared/admin/catalogue'
import { DestinationRef, type FactRef } from '@saathi/shared/destinations/schema'
import { PackageRef } from '@saathi/shared/packages/schema'
import { decodeCursor, IdCursor, toIdPage, toPage } from '../../../db/queries/pagination.ts'
import { badInput, orNotFound } from '../../../errors.ts'
import { errors as packageErrors } from '../../../messages/en/packages.ts'
import { findPlace } from '../../destinations/destination-card.ts'
import { factKey, placeFacts } from '../../destinations/fact-sources.ts'
import { readCatalogue, writeCatalogue } from '../../packages/catalogue-text.ts'
import { allPackages, catalogueCache, findForEditor, withdrawPackage } from '../../packages/queries/packages.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { pageProcedure } from '../procedures.ts'
import { NameCursor, WrongFactCursor } from './cursor.ts'
import { destinationsByName, factsOf } from './destination-facts.ts'
import { unwrapSaved } from './outcomes.ts'
import { refusedPicture, requireShownPictures } from './pictures.ts'
import { cataloguePackages, findVersion, importCatalogue, packageVersions, savePackage } from './queries/catalogue.ts'
import {
  doneWrongFacts,
  findWrongFact,
  openReportsByPlace,
  openWrongFacts,
  settleWrongFact,
  type WrongFactRow,
} from './queries/wrong-facts.ts'

const editorProcedure = pageProcedure('catalogue')

/** A change of the catalogue, which this process shows at once. */
const changeProcedure = editorProcedure.use(async ({ ctx, next }) => {
  const result = await next()
  catalogueCache(ctx.db).clear()
  catalogueCache(ctx.readDb).clear()
  return result
})

const toWrongFact = ({ destinationId: id, ...fact }: WrongFactRow): WrongFact => ({
  ...fact,
  destination: { id, name: findPlace(loadDataset(), id)?.name ?? id },
})

/** @throws BAD_REQUEST for a fact that is none of the place's */
function requireFactOf(placeId: string, fact: FactRef): void {
  const place = findPlace(loadDataset(), placeId)
  const isKnown = place && placeFacts(place).some((each) => factKey(each) === factKey(fact))
  if (!isKnown) throw badInput('fact', 'wrongFacts.unknownFact')
}

/** The procedures of the page "Catalogue". */
export const catalogueProcedures = {
  /** Packages in catalogue order, with the withdrawn ones. */
  packages: editorProcedure
    .input(CatalogueQuery)
    .output(CataloguePage)
    .query(async ({ ctx, input: { cursor, limit, ...filters } }) => {
      const after = decodeCursor(cursor, IdCursor)
      return toIdPage(await cataloguePackages(ctx.db, { ...filters, after, limit: limit + 1 }), limit)
    }),

  package: editorProcedure
    .input(PackageRef)
    .output(PackageForEditor)
    .query(async ({ ctx, input: { packageId } }) => {
      const found = orNotFound(await findForEditor(ctx.db, packageId), 'packages.notFound')
      return { ...found, versions: await packageVersions(ctx.db, packageId) }
    }),

  savePackage: changeProcedure
    .input(SavePackage)
    .output(SavedPackage)
    .mutation(async ({ ctx, input: { packageId = null, version: expected, facts, note } }) => {
      requireShownPictures(facts, ctx.config)
      const act = packageId === null ? 'package.add' : 'package.save'
      return unwrapSaved(await savePackage(ctx.db, { packageId, expected, facts, act, note }, ctx.actor), 'facts.slug')
    }),

  packageVersion: editorProcedure
    .input(VersionRef)
    .output(PackageDraft)
    .query(async ({ ctx, input: { packageId, number } }) =>
      orNotFound(await findVersion(ctx.db, packageId, number), 'packages.versionNotFound'),
    ),

  /** Makes an earlier version the newest. */
  undoPackage: changeProcedure
    .input(UndoPackage)
    .output(SavedPackage)
    .mutation(async ({ ctx, input: { packageId, number, version: expected, note } }) => {
      const facts = orNotFound(await findVersion(ctx.db, packageId, number), 'packages.versionNotFound')
      requireShownPictures(facts, ctx.config)
      const change = { packageId, expected, facts, act: 'package.undo' as const, note }
      return unwrapSaved(await savePackage(ctx.db, change, ctx.actor), 'number')
    }),

  withdrawPackage: changeProcedure
    .input(WithdrawPackage)
    .output(Withdrawn)
    .mutation(async ({ ctx, input }) =>
      orNotFound(await withdrawPackage(ctx.db, input, ctx.actor), 'packages.notFound'),
    ),

  exportCatalogue: editorProcedure
    .output(CatalogueFile)
    .query(async ({ ctx }) => ({ name: 'catalogue.json', text: writeCatalogue(await allPackages(ctx.db)) })),

  /** Imports all packages of a file, or none if it has errors. */
  importCatalogue: changeProcedure
    .input(ImportCatalogue)
    .output(ImportOutcome)
    .mutation(async ({ ctx, input: { text, note } }) => {
      const read = readCatalogue(text)
      if ('errors' in read) return { added: 0, updated: 0, unchanged: 0, errors: read.errors.slice(0, 100) }
      const refused = read.packages.flatMap((facts) => {
        const field = refusedPicture(facts, ctx.config)
        return field === null ? [] : `${facts.slug}: ${field}: ${packageErrors['packages.pictureRefused']}`
      })
      if (refused.length > 0) return { added: 0, updated: 0, unchanged: 0, errors: refused.slice(0, 100) }
      return { ...(await importCatalogue(ctx.db, read.packages, note, ctx.actor)), errors: [] }
    }),

  destinations: editorProcedure
    .input(DestinationsQuery)
    .output(DestinationFactsPage)
    .query(async ({ ctx, input: { q, limit, cursor } }) => {
      const after = decodeCursor(cursor, NameCursor)
      const rows = destinationsByName(loadDataset(), { q, after, limit: limit + 1 })
      const open = await openReportsByPlace(ctx.db)
      const items = rows.map((row) => ({ ...row, openReports: open.get(row.id) ?? 0 }))
      return toPage(items, limit, ({ name, id }) => ({ name, id }))
    }),

  /** The recommender's facts about a destination, with their sources. */
  destinationFacts: editorProcedure
    .input(DestinationRef)
    .output(DestinationFacts)
    .query(async ({ ctx, input: { destinationId } }) => {
      const facts = factsOf(orNotFound(findPlace(loadDataset(), destinationId), 'destinations.notFound'))
      const open = await openReportsByPlace(ctx.db)
      return { ...facts, openReports: open.get(destinationId) ?? 0 }
    }),

  /** Facts that readers of destination pages report as wrong: open reports oldest first, settled ones newest first. */
  wrongFacts: editorProcedure
    .input(WrongFactsQuery)
    .output(WrongFactPage)
    .query(async ({ ctx, input: { cursor, limit, state, destinationId } }) => {
      const query = { destinationId, after: decodeCursor(cursor, WrongFactCursor), limit: limit + 1 }
      const rows = await (state === 'open' ? openWrongFacts : doneWrongFacts)(ctx.db, query)
      return toPage(rows.map(toWrongFact), limit, ({ doneAt, _id }) => ({ doneAt, id: _id }))
    }),

  settleWrongFact: changeProcedure
    .input(SettleWrongFact)
    .output(WrongFact)
    .mutation(async ({ ctx, input: { fact = null, ...report } }) => {
      const before = orNotFound(await findWrongFact(ctx.db, report.wrongFactId), 'wrongFacts.notFound')
      if (fact) requireFactOf(before.destinationId, fact)
      await settleWrongFact(ctx.db, { ...report, fact: fact && factKey(fact) }, ctx.actor, ctx.now())
      const after = await findWrongFact(ctx.db, report.wrongFactId)
      return toWrongFact(orNotFound(after, 'wrongFacts.notFound'))
    }),
}
