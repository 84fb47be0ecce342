import type { ExpenseCategory, PayMethod } from '@saathi/shared/expenses/facts'
import { rich } from '@saathi/shared/lib/rich'

export const title = (name: string) => `${name}: expenses`
export const titleAlone = 'Expenses'
export const signedOut = 'Please log in to see these expenses.'
export const loading = 'Loading the expenses...'
export const loadFailed = 'We could not load the expenses just now.'
export const tryAgain = 'Try again'
export const notMember = 'Only the people of this trip can see its expenses.'
export const allTours = 'All tours'
export const yourExpenses = 'Your expenses'
export const allExpenses = 'All your expenses'

// People
export const you = 'You'
export const youWhoAreMeant = 'you'
export const formerMember = 'A former member'
export const guest = (name: string) => `${name} (guest)`
export const others = (count: number) => (count === 1 ? '1 other' : `${count} others`)

export const categories = {
  food: 'Food',
  travel: 'Travel',
  stay: 'Stay',
  entry: 'Entry',
  shopping: 'Shopping',
  other: 'Other',
} satisfies Record<ExpenseCategory, string>
/** After what was done: `marked as paid in cash`. */
export const methods = { upi: 'by UPI', cash: 'in cash', bank: 'by bank transfer' } satisfies Record<PayMethod, string>

// The own balance
export const balance = 'Balance'
export const youOwe = 'You owe'
export const youAreOwed = 'You are owed'
export const youAreEven = 'You are even'
export const toPerson = (name: string) => `to ${name}`
export const toPeople = (count: number) => `to ${count} people`
export const fromPerson = (name: string) => `by ${name}`
export const fromPeople = (count: number) => `by ${count} people`
export const peopleCount = (count: number) => (count === 1 ? '1 person' : `${count} people`)
export const peopleAndDays = (people: number, days: number) =>
  `${peopleCount(people)}, ${days === 1 ? '1 day' : `${days} days`}`
export const settleUp = 'Settle up'
export const nothingToSettle = 'Nobody owes anything.'
export const toConfirm = (name: string, amount: string) => `${name} marked ${amount} as paid. Did it arrive?`
export const answer = 'Answer'

// The diagram and the lists of transfers
export const pays = 'pays'
export const pay = 'pay'
export const gets = 'gets'
export const get = 'get'
export const keyMine = 'You pay'
export const keyMineGets = 'You get'
export const keyClaimed = 'Marked as paid, not confirmed'
export const keyOthers = 'Others'
export const diagram = (transfers: string) => `Who pays whom. ${transfers}`
export const transferSentence = (from: string, to: string, amount: string) => `${from}: ${amount} to ${to}.`
export const views = { fewest: 'Fewest payments', own: 'Own debts' } as const
export const viewsLabel = 'How to settle'
export const viewHints = {
  fewest: 'The fewest payments that settle everything.',
  own: 'What each person owes each other person, without shortcuts.',
} as const
export const transferList = (count: number) =>
  count === 1 ? 'The payment as a list' : `All ${count} payments as a list`
export const settledList = (count: number) => (count === 1 ? '1 settled payment' : `${count} settled payments`)
export const youPay = (to: string) => rich`<b>You</b> pay <b>${to}</b>`
export const paysYou = (from: string) => rich`<b>${from}</b> pays <b>you</b>`
export const paysOther = (from: string, to: string) => rich`<b>${from}</b> pays <b>${to}</b>`
export const youPaid = (to: string) => rich`<b>You</b> paid <b>${to}</b>`
export const paidYou = (from: string) => rich`<b>${from}</b> paid <b>you</b>`
export const paidOther = (from: string, to: string) => rich`<b>${from}</b> paid <b>${to}</b>`
export const states = {
  proposed: 'Open',
  open: 'Open',
  claimed: 'Marked as paid',
  confirmed: 'Paid',
  disputed: 'Disputed',
} as const
export const markedBy = (name: string) => `Marked as paid by ${name}`
export const markedByYou = 'Marked as paid by you'

// The list of expenses
export const expenses = 'Expenses'
export const addExpense = 'Add expense'
export const noExpenses = 'No expenses yet. Add the first one: who paid, and for whom.'
export const earlier = 'Earlier expenses'
export const personPaid = (name: string, amount: string) => `${name} paid ${amount}`
export const severalPaid = (count: number, amount: string) => `${count} people paid ${amount}`
export const forCount = (count: number) => `for ${count}`
export const yourShare = 'your share'
export const youLent = 'you lent'
export const notInvolved = 'not yours'
export const settledEntry = (from: string, to: string) => `${from} paid ${to}`
export const settledHow = {
  upi: 'by UPI, confirmed',
  cash: 'in cash, confirmed',
  bank: 'by bank transfer, confirmed',
} satisfies Record<PayMethod, string>
export const settledConfirmed = 'confirmed'
export const correctedMark = 'corrected'
export const removedMark = 'removed'
export const receiptMark = 'with a receipt'

// One expense
export const addedBy = (name: string, when: string) => `Added by ${name}, ${when}`
export const whoPaid = 'Paid by'
export const splitNames = {
  equal: 'Split equally',
  exact: 'Split by exact amounts',
  shares: 'Split by shares',
  percent: 'Split by percent',
  adjusted: 'Split equally, with adjustments',
} as const
export const inCurrency = (amount: string, code: string, rate: string) => `${amount} ${code} at ₹${rate} each`
export const whoGot = 'Received by'
export const noteTitle = 'Note'
export const receiptOf = (title: string) => `Receipt for ${title}`
export const history = 'History'
export const correctedBy = (name: string, when: string) => `${name} corrected it, ${when}`
export const removedBy = (name: string, when: string) => `${name} removed it, ${when}`
export const correct = 'Correct'
export const remove = 'Remove'
export const report = 'Report this entry'
export const removedNote = (reason: string) => `This expense was removed and no longer counts: ${reason}`
export const quoted = (words: string) => `“${words}”`
export const personAmount = (name: string, amount: string) => `${name} ${amount}`
export const changes = {
  amount: 'Amount',
  title: 'What for',
  day: 'Day',
  payers: 'Paid by',
  split: 'Split',
  category: 'Category',
}
export const changeLine = (what: string, before: string, after: string) => `${what}: ${before}, now ${after}`

// The budget
export const spentSoFar = 'Spent so far'
export const ofEstimate = (amount: string) => `of ${amount}`
export const partOfEstimate = (percent: number) => `${percent} % of the estimate`
export const noEstimateFor = 'Not in the estimate'
export const overBy = (amount: string) => `${amount} over`
export const byCategory = 'By category'
export const byDay = 'By day'
export const budgetBy = 'Budget'
export const table = 'Table'
export const spentColumn = 'Spent'
export const estimateColumn = 'Estimate'
export const categoryColumn = 'Category'
export const dayColumn = 'Day'
export const nameColumn = 'Person'
export const paidColumn = 'Paid'
export const shareColumn = 'Share'
export const balanceTable = 'What each person paid, and their share'
export const weekend = 'Weekend'
export const daysPlot = (total: string, estimate: string | null) =>
  estimate ? `Spent by day: ${total} in all, of ${estimate} estimated.` : `Spent by day: ${total} in all.`
export const yourShareOfAll = (share: string) => `Per person: ${share} is your share. Saathi holds no money.`
export const holdsNoMoney = 'Saathi holds no money.'

// Actions of the page
export const more = 'More'
export const csv = 'CSV'
export const csvFull = 'Download all entries as CSV'
export const csvFailed = 'The file could not be loaded. Please try again.'
export const importSplitwise = 'Import from Splitwise'

// The overview
export const overviewIntro = 'What you owe and what is owed to you, over all your tours and trips.'
export const overviewEmpty = 'You have no shared expenses yet. Open one of your trips and add the first one.'
export const yourTrips = 'Your trips'
export const openTransfers = (count: number) => (count === 1 ? '1 open payment' : `${count} open payments`)
export const allSettled = 'All settled'
export const owesAmount = (amount: string) => `You owe ${amount}`
export const owedAmount = (amount: string) => `You are owed ${amount}`
