import type { Errors } from '../errors.ts'

/** The name of the ledger of a tour or trip that was deleted, or that the reader may no longer see. */
export const unnamedLedger = { tour: 'A tour', trip: 'A trip' }

/** Why a line of an imported file was left out. */
export const importSkips = {
  columns: 'The line has another number of columns than the first.',
  day: 'The date is not a day like 2026-11-22.',
  amount: 'The cost is no amount with at most two digits after the point.',
  currency: 'The currency is not INR: only rupees can be imported.',
  sum: 'The amounts of the people do not sum up to nothing.',
  person: 'Somebody in this line is nobody of this ledger.',
  payment: 'This is a payment. Settle again after the import.',
  description: 'The description is empty or longer than 80 characters.',
  total: 'This line is a total.',
  tooMany: 'There are more lines than one import takes.',
}

export const errors = {
  'expenses.closed': 'You can still settle here, but no longer add expenses.',
  'expenses.entryNotFound': 'There is no such expense.',
  'expenses.full': ({ max }) => `There can be at most ${max} entries.`,
  'expenses.guestNotFound': 'You have added no such guest.',
  'expenses.guestsFull': ({ max }) => `There can be at most ${max} guests.`,
  'expenses.importEmpty': 'csv: there is no line that can be imported.',
  'expenses.importHeader': 'csv: the first line must be that of an export from Splitwise.',
  'expenses.keyUsed': 'This key has been used for something else.',
  'expenses.notFound': 'There are no such expenses, or you have no part in them.',
  'expenses.notOwed': 'amountPaise: that is more than is owed between the two.',
  'expenses.personUnknown': 'Somebody in this expense was not on the trip on this day.',
  'expenses.replaced': ({ number }) => `This expense was changed meanwhile: see entry ${number}.`,
  'expenses.transferNotFound': 'There is no such payment, or this part of it is not yours.',
  'expenses.transferState': 'The payment has changed meanwhile, so this is no longer possible.',
  'expenses.upiMissing': 'Please add your UPI id first.',
} satisfies Errors

/** The exported file. Its first columns are named as in files of Splitwise, so that both can be read in the same way. */
export const csvText = {
  columns: ['Date', 'Description', 'Category', 'Cost', 'Currency'],
  former: 'A former member',
  settlement: 'Payment',
  payment: 'Payment',
}
