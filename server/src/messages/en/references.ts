import type { Errors } from '../errors.ts'

export const errors = {
  'references.aboutYourself': 'You cannot write about yourself.',
  'references.cancelled': 'This tour was cancelled.',
  'references.closed': 'References can be written for 30 days after a tour.',
  'references.late':
    'References are for tours that were announced two days or more before they began, and for people who had a seat by then.',
  'references.notFound': 'No such reference.',
  'references.notTogether': 'You can write about people with whom you were on a tour.',
  'references.once': 'You have written about this person and this tour already.',
  'references.repliedOnce': 'You have replied to this reference already.',
  'references.tourComing': 'This tour is not over yet.',
} satisfies Errors
