import { rich } from '@saathi/shared/lib/rich'

// The sheets of one payment between two people. "Paid" is said only of a payment that its payee has confirmed.

export const payPerson = (name: string) => `Pay ${name}`
export const moneyFrom = (name: string) => `Money from ${name}`
export const settledWith = (name: string) => `Settled with ${name}`
export const transferBetween = (from: string, to: string) => `${from} pays ${to}`
export const settledBetween = (from: string, to: string) => `${from} paid ${to}`
export const payerToPayee = (from: string, to: string) => `From ${from} to ${to}`
export const stepsLabel = 'State'
export const steps = { open: 'Open', claimed: 'Marked as paid', confirmed: 'Confirmed', disputed: 'Disputed' } as const
export const stepDone = 'done'

// The payer, while it is open
export const howLabel = 'How do you pay?'
export const howMethods = { upi: 'UPI', cash: 'Cash', bank: 'Bank' } as const
export const upiId = 'UPI ID'
export const amount = 'Amount'
export const copy = 'Copy'
export const copied = 'Copied.'
export const copyFailed = 'Your browser did not copy it. Please copy it by hand.'
export const copyUpiId = 'Copy the UPI ID'
export const copyAmount = 'Copy the amount'
export const scanOnPhone = (name: string) =>
  rich`Or scan with another phone. Check that the app shows <b>${name}</b> before you pay.`
export const scanOnDesk = (name: string) =>
  rich`Scan with your UPI app. Check that it shows <b>${name}</b> before you pay.`
export const qrCode = (name: string, amount: string) => `QR code to pay ${amount} to ${name} by UPI`
export const qrFailed = 'The QR code could not be drawn. The UPI ID and the amount work just as well.'
export const openApp = 'Open a UPI app'
export const openAppHint = 'Apps often refuse such links for personal ids. The UPI ID and the amount always work.'
export const noUpiYet = (name: string) => `${name} has not shared a UPI ID with you for this payment.`
export const askForUpi = (name: string) => `Ask ${name} for it`
export const askedForUpi = (name: string) => `You have asked ${name} for a UPI ID.`
export const cashHint = (name: string) => `Hand ${name} the money, then mark it as paid.`
export const bankHint = (name: string) => `Ask ${name} for the bank account, send the money, then mark it as paid.`
export const referenceLabel = 'Reference number, if you want to add it'
export const referenceExample = '12 digits from your UPI app'
export const iHavePaid = (amount: string) => `I have paid ${amount}`
export const staysOpenForGuest = 'It stays open until it is confirmed.'
export const staysOpen = (name: string) => `It stays open until ${name} confirms.`
export const saving = 'Saving...'
export const cancelTransfer = 'Take this payment back'

// The payer, afterwards
export const waitingFor = (name: string) => `Waiting for ${name}`
export const youMarked = (when: string, method: string, name: string) =>
  `You marked this as paid ${method}, ${when}. ${name} has been asked to confirm.`
export const youMarkedForGuest = (when: string, method: string, name: string) =>
  `You marked this as paid ${method}, ${when}. ${name} has no account, so who added ${name} confirms it.`
export const markedBy = (name: string, when: string, method: string) => `Marked as paid ${method} by ${name}, ${when}.`
export const notPaidYet = 'I have not paid yet'
export const disputedTitle = (name: string) => `${name} says it has not arrived`
export const youDisputed = 'You said that it has not arrived'
export const disputedReason = (reason: string) => `“${reason}”`
export const disputedPayer = 'Check your bank app. Then mark it as paid again, or talk about it.'
export const disputedPayee = (name: string) => `${name} can answer. Confirm it here as soon as it has arrived.`
export const markAgain = (amount: string) => `I have paid ${amount} again`

// The payee
export const shareUpi = (name: string) => `Share my UPI ID with ${name}`
export const shareUpiMeans = (name: string) => `Only ${name} will see it, and only for this payment.`
export const yourUpi = 'Your UPI ID'
export const upiExample = 'name@bank'
export const upiInvalid = 'This is not a UPI ID. It looks like name@bank.'
export const upiChanged = (name: string) => `${name} has changed this UPI ID since`
export const upiChangedMeans = (name: string) =>
  `You see the one that was shared with you. Ask ${name} in person before you pay, or to share the new one.`
export const upiShared = (name: string) => `You have shared your UPI ID with ${name} for this payment.`
export const changeUpi = 'Change my UPI ID'
export const saveUpi = 'Save and share'
export const removeUpi = 'Delete my UPI ID'
export const upiRemoved = 'Your UPI ID is deleted.'
export const cashOrBank = (name: string) => `${name} can pay you in cash or by bank transfer, too.`
export const didItArrive = 'Did it arrive?'
export const markedAt = (name: string, method: string, when: string) =>
  `${name} marked it as paid ${method}, ${when}. Look in your bank app first, not only at a message.`
export const markedInCash = (name: string, when: string) =>
  `${name} marked it as paid in cash, ${when}. Confirm it when you have the money.`
export const reference = 'Reference'
export const yesArrived = (amount: string) => `Yes, ${amount} arrived`
export const received = (amount: string) => `I have received ${amount}`
export const receivedHow = 'If you have the money: how did it arrive?'
export const noNotYet = 'No, not yet'
export const noMeans = (name: string) => `“No” marks it as disputed, and ${name} can answer.`
export const disputeReason = 'What is missing?'
export const disputeExample = 'Nothing has arrived at my bank'
export const disputeReasonMissing = 'Please say what is missing.'
export const sendDispute = 'Mark as disputed'
export const back = 'Back'
export const forGuest = (name: string) => `${name} has no account. You look after what ${name} pays and gets.`

// Confirmed
export const you = 'you'
export const paid = 'Paid'
export const paidStamp = (name: string, day: string) => `Paid, confirmed by ${name} on ${day}`
export const youConfirmed = 'You confirmed that it arrived.'
export const personConfirmed = (name: string) => `${name} confirmed that it arrived.`
export const youOweNothing = 'You owe nothing here now.'
export const backToExpenses = 'Back to expenses'

// The explanation and the history
export const why = (amount: string) => `Why ${amount}?`
export const whyFewest = (name: string) =>
  `The entries that make up the balance of ${name}. The payments are then chosen so that there are as few as possible.`
export const whyOwn = (from: string, to: string) => `The entries that make up this debt between ${from} and ${to}.`
export const owedNow = (amount: string) => `If you settled afresh now, this payment would be ${amount}.`
export const earlierPayment = 'A confirmed payment'
export const otherExpenses = (count: number) => (count === 1 ? '1 other entry' : `${count} other entries`)
export const minus = (amount: string) => `−${amount}`
export const history = 'History'
export const events = {
  begun: (name: string) => `${name} began this payment`,
  released: (name: string) => `${name} shared the UPI ID`,
  claimed: (name: string) => `${name} marked it as paid`,
  unclaimed: (name: string) => `${name} took the mark back`,
  confirmed: (name: string) => `${name} confirmed that it arrived`,
  disputed: (name: string) => `${name} said that it has not arrived`,
  cancelled: (name: string) => `${name} took the payment back`,
} as const
export const failed = 'That did not work. Please try again.'
