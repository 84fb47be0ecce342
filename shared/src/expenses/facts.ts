import * as z from 'zod/mini'
import { atMost, GivenDay, Id, line, storable, UploadPath } from '../lib/common.ts'
import * as inputText from '../lib/messages/en/input.ts'
import {
  AMOUNT_MAX_PAISE,
  EXPENSE_CATEGORIES,
  EXPENSE_NOTE_MAX,
  EXPENSE_TITLE_MAX,
  PAY_METHODS,
  PAYERS_MAX,
  SHARES_MAX,
  SPLIT_PEOPLE_MAX,
} from './rules.ts'
import { DECIMAL, paiseOf, splitAmount } from './split.ts'

// The facts of an expense, as a member gives them.

export const ExpenseCategory = z.enum(EXPENSE_CATEGORIES)
export type ExpenseCategory = z.infer<typeof ExpenseCategory>
export const PayMethod = z.enum(PAY_METHODS)
export type PayMethod = z.infer<typeof PayMethod>

export const Paise = z.int().check(z.gte(1), z.lte(AMOUNT_MAX_PAISE))
export const ShareOf = z.object({ id: Id, paise: z.int().check(z.gte(0), z.lte(AMOUNT_MAX_PAISE)) })

const people = <T extends z.core.$ZodType>(person: T) => z.array(person).check(z.minLength(1), atMost(SPLIT_PEOPLE_MAX))

/** The split of an expense. Odd paise go to the largest remainders, of equal ones to the first in the list. */
export const Split = z.discriminatedUnion('how', [
  z.object({ how: z.literal('equal'), people: people(Id) }),
  z.object({ how: z.literal('exact'), people: people(ShareOf) }),
  z.object({
    how: z.literal('shares'),
    people: people(z.object({ id: Id, shares: z.int().check(z.gte(1), z.lte(SHARES_MAX)) })),
  }),
  /** Hundredths of a percent, 10,000 in all. */
  z.object({
    how: z.literal('percent'),
    people: people(z.object({ id: Id, basisPoints: z.int().check(z.gte(0), z.lte(10_000)) })),
  }),
  /** The same for everybody, after these amounts were added to or taken from the shares of some. */
  z.object({
    how: z.literal('adjusted'),
    people: people(z.object({ id: Id, adjustPaise: z.int().check(z.gte(-AMOUNT_MAX_PAISE), z.lte(AMOUNT_MAX_PAISE)) })),
  }),
])
export type Split = z.infer<typeof Split>

const Decimal = z.string().check(atMost(30, inputText.decimalInvalid), z.regex(DECIMAL, inputText.decimalInvalid))
/** `rate`: rupees for one unit. */
export const Currency = z.object({
  code: z.string().check(
    atMost(3),
    z.regex(/^[A-Z]{3}$/),
    z.refine((code) => code !== 'INR', inputText.currencyIsRupees),
  ),
  amount: Decimal,
  rate: Decimal,
})

export const optionalText = (max: number) => z._default(z.string().check(z.trim(), atMost(max), storable()), '')

const facts = {
  title: line(EXPENSE_TITLE_MAX),
  category: ExpenseCategory,
  day: GivenDay,
  amountPaise: Paise,
  /** Null: rupees. Otherwise `amountPaise` is the amount at this rate, rounded to paise. */
  currency: z._default(z.nullable(Currency), null),
  /** The amounts that people have paid; the sum is the amount. */
  payers: z.array(z.object({ id: Id, paise: Paise })).check(z.minLength(1), atMost(PAYERS_MAX)),
  split: Split,
  note: optionalText(EXPENSE_NOTE_MAX),
  /** A path from `POST /api/media`, uploaded by the caller. */
  receipt: z._default(z.nullable(UploadPath), null),
}

/** The facts of an expense, as a member gives them. */
export const ExpenseFacts = z.object(facts).check(
  z.superRefine(({ amountPaise, currency, payers, split }, { addIssue }) => {
    const issue = (message: string, path: (string | number)[]) =>
      addIssue({ code: 'custom', message, path, input: undefined })
    if (currency && paiseOf(currency.amount, currency.rate) !== amountPaise)
      issue(inputText.rateNotAmount, ['amountPaise'])
    const twice = payers.findIndex(({ id }, index) => payers.findIndex((other) => other.id === id) !== index)
    if (twice !== -1) issue(inputText.personTwice, ['payers', twice, 'id'])
    if (payers.reduce((sum, { paise }) => sum + paise, 0) !== amountPaise) issue(inputText.paidNotAmount, ['payers'])
    const { error } = splitAmount(amountPaise, split)
    if (error) issue(error.message, ['split', ...error.field])
  }),
)
export type ExpenseFacts = z.infer<typeof ExpenseFacts>
export type ExpenseFactsInput = z.input<typeof ExpenseFacts>
