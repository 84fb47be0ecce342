import { aPackage } from '../make.ts'
import type { CallsOf } from './call.ts'

export const admin: CallsOf<'admin'> = {
  me: { may: 'staff' },
  audit: { may: 'audit', input: () => ({ limit: 20 }) },

  packages: { may: 'catalogue', input: () => ({ q: 'Konkan' }) },
  package: { may: 'catalogue', input: (things) => ({ packageId: things.package }) },
  savePackage: {
    may: 'catalogue',
    input: (things) => ({
      packageId: things.package,
      version: things.packageVersion,
      facts: aPackage({ slug: 'konkan-in-winter' }),
    }),
  },
  packageVersion: { may: 'catalogue', input: ({ withdrawnPackage: packageId }) => ({ packageId, number: 1 }) },
  undoPackage: {
    may: 'catalogue',
    input: ({ withdrawnPackage: packageId }) => ({ packageId, number: 1, version: 2 }),
  },
  withdrawPackage: {
    may: 'catalogue',
    input: ({ withdrawnPackage: packageId }) => ({ packageId, withdrawn: false }),
  },
  exportCatalogue: { may: 'catalogue' },
  importCatalogue: { may: 'catalogue', input: ({ catalogue }) => ({ text: catalogue }) },
  destinations: { may: 'catalogue', input: () => ({ q: 'Hampi' }) },
  destinationFacts: { may: 'catalogue', input: ({ place }) => ({ destinationId: place }) },
  wrongFacts: { may: 'catalogue', input: ({ place }) => ({ destinationId: place }) },
  settleWrongFact: { may: 'catalogue', input: ({ wrongFact }) => ({ wrongFactId: wrongFact, done: true }) },

  enquiries: { may: 'enquiries', input: () => ({ state: 'open' }) },
  answerEnquiry: { may: 'enquiries', input: ({ enquiry }) => ({ enquiryId: enquiry, answer: 'Yes.' }) },
  finishEnquiry: { may: 'enquiries', input: ({ settledEnquiry }) => ({ enquiryId: settledEnquiry }) },
  reopenEnquiry: { may: 'enquiries', input: ({ answeredEnquiry }) => ({ enquiryId: answeredEnquiry }) },
  removeEnquiry: { may: 'enquiries', input: ({ spam }) => ({ enquiryId: spam }) },

  reports: { may: 'moderation', input: () => ({ state: 'open' }) },
  report: { may: 'moderation', input: ({ report }) => ({ reportId: report }) },
  proposals: { may: 'moderation', input: () => ({}) },
  appeals: { may: 'moderation', input: () => ({ state: 'open' }) },
  photos: { may: 'moderation', input: () => ({}) },
  references: { may: 'moderation', input: ({ user }) => ({ state: 'all', userId: user }) },
  hideReference: {
    may: 'moderation',
    input: ({ rudeReference }) => ({ referenceId: rudeReference, reason: 'It names a third person.' }),
  },
  showReference: { may: 'moderation', input: ({ hiddenReference }) => ({ referenceId: hiddenReference }) },
  decide: { may: 'moderation', input: ({ report }) => ({ reportId: report, action: 'warn', words: 'selling' }) },
  decideProposal: { may: 'moderation', input: ({ proposal }) => ({ proposalId: proposal, confirm: true }) },
  decideAppeal: { may: 'moderation', input: ({ appeal }) => ({ appealId: appeal, outcome: 'reversed' }) },
  decidePhoto: { may: 'moderation', input: ({ photoCheck }) => ({ checkId: photoCheck, outcome: 'accepted' }) },
  waiting: { may: 'moderation' },
  answerTimes: { may: 'moderation' },

  numbers: { may: 'numbers', input: () => ({ days: 7 }) },
  health: { may: 'numbers' },

  people: { may: 'people', input: () => ({ q: 'Ravi' }) },
  person: { may: 'people', input: ({ user }) => ({ userId: user }) },
  nominee: { may: 'people', input: ({ user }) => ({ userId: user }) },
  suspendPerson: { may: 'people', input: ({ suspect }) => ({ userId: suspect, days: 3, words: 'selling' }) },
  restorePerson: { may: 'people', input: ({ suspended }) => ({ userId: suspended }) },
  removePerson: { may: 'people', input: ({ suspect }) => ({ userId: suspect }) },
  exportPerson: { may: 'people', input: ({ user }) => ({ userId: user }) },
}
