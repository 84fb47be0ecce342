import * as z from 'zod/mini'
import { DestinationId, FactRef } from '../destinations/schema.ts'
import { atMost, Id, pageOf, storable } from '../lib/common.ts'
import { Package, PackageCard, PackageFacts, TourType } from '../packages/schema.ts'
import { CATALOGUE_FILE_MAX, FACT_REPORT_MAX, FACT_SECTIONS } from './rules.ts'
import { Actor, pageFields, Search, StaffNote } from './schema.ts'

export const CatalogueQuery = z.object({
  ...pageFields,
  q: Search,
  tourType: z.optional(TourType),
  state: z._default(z.enum(['all', 'offered', 'withdrawn']), 'all'),
})
export const CatalogueItem = z.object({
  ...PackageCard.shape,
  withdrawn: z.boolean(),
  changedAt: z.nullable(z.string()),
})
export type CatalogueItem = z.infer<typeof CatalogueItem>
/** `admin.packages`, in catalogue order */
export const CataloguePage = pageOf(CatalogueItem)

export const PackageVersion = z.object({
  number: z.int(),
  at: z.string(),
  /** Null for what was before the first edit. */
  by: z.nullable(Actor),
  note: z.string(),
})
export type PackageVersion = z.infer<typeof PackageVersion>
/** `admin.package`: `version` is the number of the current one; the newest 50 versions, newest first. */
export const PackageForEditor = z.object({
  package: Package,
  version: z.int(),
  versions: z.array(PackageVersion),
})
export type PackageForEditor = z.infer<typeof PackageForEditor>

/** What an editor writes; withdrawing is another act. */
export const PackageDraft = z.omit(PackageFacts, { withdrawn: true })
export type PackageDraft = z.infer<typeof PackageDraft>

/** `admin.savePackage`: without `packageId` a new one. Another editor's save since `version` is a CONFLICT. */
export const SavePackage = z.object({
  packageId: z.optional(Id),
  version: z._default(z.int().check(z.gte(0)), 0),
  facts: PackageDraft,
  note: StaffNote,
})
export const SavedPackage = z.object({ packageId: Id, version: z.int() })

/** `admin.packageVersion`: the facts of an earlier version. */
export const VersionRef = z.object({ packageId: Id, number: z.int().check(z.gte(1)) })
/** `admin.undoPackage`: makes an earlier version the newest; answers as `admin.savePackage` does. */
export const UndoPackage = z.object({ ...VersionRef.shape, version: z.int().check(z.gte(1)), note: StaffNote })
/** `admin.withdrawPackage`: `withdrawn: false` offers it again. */
export const WithdrawPackage = z.object({ packageId: Id, withdrawn: z.boolean(), note: StaffNote })

/** `admin.withdrawPackage` */
export const Withdrawn = z.object({ name: z.string(), changed: z.boolean() })

/** `admin.exportCatalogue`: the file as `npm run catalogue -- export` writes it. */
export const CatalogueFile = z.object({ name: z.string(), text: z.string() })
/** `admin.importCatalogue`: all of the file or nothing; `errors`, at most 100, name the rows. */
export const ImportCatalogue = z.object({
  text: z.string().check(z.minLength(1), atMost(CATALOGUE_FILE_MAX), storable()),
  note: StaffNote,
})
export const ImportOutcome = z.object({
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  errors: z.array(z.string()),
})

export const DestinationsQuery = z.object({ ...pageFields, q: Search })
export const DestinationFactsItem = z.object({
  id: DestinationId,
  name: z.string(),
  state: z.string(),
  asOf: z.string(),
  /** The number of facts that are marked as uncertain. */
  uncertain: z.int(),
  openReports: z.int(),
})
export type DestinationFactsItem = z.infer<typeof DestinationFactsItem>
/** `admin.destinations`, by name */
export const DestinationFactsPage = pageOf(DestinationFactsItem)

/** `admin.destinationFacts`: what the recommender knows about a place, with its sources. */
export const DestinationFacts = z.object({
  ...DestinationFactsItem.shape,
  sources: z.array(z.string()),
  /** What its authors were least sure of. */
  lowConfidence: z.array(z.string()),
  doubts: z.array(z.string()),
  /** The facts that a settled report can confirm. */
  checkable: z.array(FactRef),
  /** Groups of facts; `sure` false marks a doubtful one. */
  groups: z.array(
    z.object({
      title: z.string(),
      facts: z.array(z.object({ label: z.string(), text: z.string(), sure: z.boolean() })),
    }),
  ),
})
export type DestinationFacts = z.infer<typeof DestinationFacts>

/** `destinations.reportFact`, open to everybody; nothing about the sender is stored. */
export const FactReport = z.object({
  destinationId: DestinationId,
  section: z.enum(FACT_SECTIONS),
  text: z.string().check(z.trim(), z.minLength(1), atMost(FACT_REPORT_MAX), storable()),
  /** A hidden field that only bots fill in. */
  website: z.optional(z.string().check(atMost(200))),
})

export const WrongFactsQuery = z.object({
  ...pageFields,
  state: z._default(z.enum(['open', 'done']), 'open'),
  destinationId: z.optional(DestinationId),
})
export const WrongFact = z.object({
  _id: Id,
  createdAt: z.string(),
  destination: z.object({ id: z.string(), name: z.string() }),
  section: z.enum(FACT_SECTIONS),
  text: z.string(),
  doneAt: z.nullable(z.string()),
  /** The fact that was found right, or corrected, when it was settled: `fee/Agra Fort`. */
  checkedFact: z.nullable(z.string()),
})
export type WrongFact = z.infer<typeof WrongFact>
/** `admin.wrongFacts`: open ones oldest first, done ones newest first. */
export const WrongFactPage = pageOf(WrongFact)
/** `admin.settleWrongFact`: `done: false` reopens it. `fact` is right as the page shows it now; its page says so. */
export const SettleWrongFact = z.object({
  wrongFactId: Id,
  done: z.boolean(),
  note: StaffNote,
  fact: z.optional(FactRef),
})
