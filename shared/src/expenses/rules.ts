// Choices and limits of expenses, in a file of their own so that browsers do not load zod. The labels of the choices are
// in the client's catalogue. All amounts are whole paise.

/** In the order shown. */
export const EXPENSE_CATEGORIES = ['food', 'travel', 'stay', 'entry', 'shopping', 'other'] as const

/** The ways to pay a debt, in the order shown. */
export const PAY_METHODS = ['upi', 'cash', 'bank'] as const

/** Ten million rupees. */
export const AMOUNT_MAX_PAISE = 1_000_000_000
export const EXPENSE_TITLE_MAX = 80
export const EXPENSE_NOTE_MAX = 300
/** Of a correction, a removal or a dispute. */
export const EXPENSE_REASON_MAX = 200
export const SPLIT_PEOPLE_MAX = 60
export const PAYERS_MAX = 10
/** The most shares of an expense that one person can have. */
export const SHARES_MAX = 1_000
export const GUEST_NAME_MAX = 50
/** The most guests without an account in a ledger. */
export const GUESTS_MAX = 40
/** The most entries of a ledger, with corrections and settlements. */
export const ENTRIES_MAX = 3_000
/** A reference of a payment, such as the number of a bank transfer. */
export const REFERENCE_MAX = 60
/** The longest file that can be imported, characters, and how many expenses it can have. */
export const IMPORT_CHARS_MAX = 200_000
export const IMPORT_LINES_MAX = 1_000
/** The most names of an imported file that can be given a person. */
export const IMPORT_PEOPLE_MAX = 200
/** Up to so many people with a balance, the fewest transfers are searched for exactly. */
export const EXACT_PEOPLE_MAX = 16
/** The longest note of a UPI payment. */
export const UPI_NOTE_MAX = 50
/** The most confirmed transfers that a ledger shows; all are among its entries. */
export const SETTLED_SHOWN = 50
/** The most parts of a debt that are listed. */
export const PARTS_SHOWN = 12
