import { rich } from '@saathi/shared/lib/rich'

// The sheets that add, correct and remove an expense, and the import.

export const addExpense = 'Add expense'
export const correctExpense = 'Correct this expense'
export const amount = 'Amount in rupees'
export const amountIn = (code: string) => `Amount in ${code}`
export const rateOf = (code: string) => `Rupees for 1 ${code}`
export const inRupees = (amount: string) => `That is ${amount}.`
export const otherCurrency = 'Paid in another currency'
export const backToRupees = 'Paid in rupees'
export const currency = 'Currency'
export const titleLabel = 'What for'
export const titleExample = 'Lunch at Sikri'
export const categoryLabel = 'Category'
export const paidBy = 'Paid by'
export const severalPeople = 'Several people'
export const paidByPerson = (name: string) => `${name} paid, in rupees`
export const youPaid = 'You paid, in rupees'
export const day = 'Day'
export const split = 'Split'
export const splitBetween = 'Split between'
export const splitKinds = {
  equal: 'Equal',
  exact: 'Exact',
  shares: 'Shares',
  percent: 'Percent',
  adjusted: 'Adjust',
} as const
export const splitHints = {
  equal: 'Everybody pays the same.',
  exact: 'Say what each person owes.',
  shares: 'Two shares pay twice as much as one.',
  percent: 'Say how much of it each person pays.',
  adjusted: 'Everybody pays the same, and some a little more or less.',
} as const
export const splitInputs = {
  exact: (name: string) => `${name}, in rupees`,
  shares: (name: string) => `${name}, number of shares`,
  percent: (name: string) => `${name}, percent`,
  adjusted: (name: string) => `${name}, rupees more or less`,
} as const
export const splitUnits = { exact: '₹', shares: '×', percent: '%', adjusted: '±₹' } as const
export const everybody = 'Everybody'
export const nobody = 'Nobody'
export const splitSum = (amount: string, people: number) => rich`<b>${amount} split by ${people}</b>`
export const leftOver = (amount: string) => `${amount} left over`
export const tooMuch = (amount: string) => `${amount} too much`
export const amountFirst = 'Give the amount to see who owes what.'
export const addGuest = 'Add someone without an account'
export const guestName = 'Name of the guest'
export const guestHint = 'Guests can be part of a split. You look after what they pay and get.'
export const guestNameMissing = 'Please give the name of the guest.'
export const add = 'Add'
export const guestAdded = (name: string) => `${name} is part of the expenses now.`
export const noteLabel = 'Note (optional)'
export const addReceipt = 'Add a picture of the receipt'
export const receiptPreview = 'The receipt'
export const removeReceipt = 'Remove the receipt'
export const uploading = 'Uploading...'
export const notAPicture = 'This file is not a picture. Choose a JPEG, PNG, WebP or AVIF.'
export const receiptFailed = 'The picture could not be uploaded. Please try again.'
export const receiptStillUploading = 'Please wait until the receipt is uploaded.'
export const reasonLabel = 'What was wrong?'
export const reasonExample = 'It was ₹200 more, with the tip'
export const reasonHint = 'Everybody sees this beside the old and the new figures.'
export const reasonMissing = 'Please say what was wrong.'
export const save = 'Save expense'
export const saveCorrection = 'Save correction'
export const saving = 'Saving...'
export const saved = 'Expense saved.'
export const corrected = 'Correction saved.'
export const saveFailed = 'We could not save this. What you typed is still here: please try again.'
export const removeTitle = 'Remove this expense?'
export const removeMeans = 'It no longer counts. Everybody still sees that it was here, and why it was removed.'
export const removeReasonLabel = 'Why is it removed?'
export const remove = 'Remove expense'
export const removed = 'Expense removed.'
export const cancel = 'Cancel'

export const amountMissing = 'Please give an amount, such as 350 or 350.50.'
export const amountTooLarge = (most: string) => `The amount can be at most ${most}.`
export const rateMissing = 'Please give the rate, such as 88.45.'
export const titleMissing = 'Please say what it was for.'
export const dayMissing = 'Please give the day.'
export const payerMissing = 'Please say who paid.'
export const unpaid = (amount: string) => `${amount} of the amount is not paid by anybody yet.`
export const overpaid = (amount: string) => `The people paid ${amount} more than the amount.`
export const nobodyChosen = 'Please choose who is part of it.'
export const numberInvalid = 'Please give amounts such as 350 or 350.50.'
export const sharesInvalid = 'Please give whole numbers of shares, from 1 to 1,000.'
export const amountLeft = (amount: string) => `${amount} is not given to anybody yet.`
export const amountTooMuch = (amount: string) => `The shares are ${amount} more than the amount.`
export const percentLeft = (percent: number) =>
  percent > 0 ? `${percent} % is not given to anybody yet.` : `The shares are ${-percent} % more than 100 %.`

export const importTitle = 'Import from Splitwise'
export const importIntro =
  'In Splitwise, open the group, then Settings, then "Export as spreadsheet", and choose that file here.'
export const importFile = 'The CSV file'
export const importTooLarge = 'This file is too large. It can have at most 1 MB.'
export const importNoPeople = 'We found no people in this file. Is it an export of a group from Splitwise?'
export const importWho = 'Who is who?'
export const importPerson = (name: string) => `${name} in Splitwise`
export const importChoose = 'Please choose'
export const importPersonMissing = (name: string) => `Please say who ${name} is, or leave them out of the file.`
export const importTwice = (name: string) => `${name} is chosen twice.`
export const importStart = 'Import'
export const importing = 'Importing...'
export const importFailed = 'We could not read this file. Please try again.'
export const imported = (count: number) => (count === 1 ? '1 expense imported.' : `${count} expenses imported.`)
export const importRepeated = (count: number) =>
  count === 1
    ? 'One expense of this file is already here. Nothing has been imported.'
    : `${count} expenses of this file are already here. Nothing has been imported.`
export const importNewOnly = 'Import only what is new'
export const importAgain = 'Import all again'
export const importNot = 'Do not import'
export const importSkipped = (count: number) => (count === 1 ? '1 line was left out:' : `${count} lines were left out:`)
export const importSkippedLine = (line: number, why: string) => `Line ${line}: ${why}`
export const importMore = (count: number) => `and ${count} more`
export const done = 'Done'
export const settlementTitle = (from: string, to: string) => `${from} paid ${to}`
