/** What a new expense starts with: another screen offers it, and the page of expenses opens its form with it. */
export type ExpenseStart = { ledgerId: string; title: string; category: 'travel' | 'stay'; day: string; rupees: number }

let start: ExpenseStart | null = null

export const setExpenseStart = (next: ExpenseStart | null) => {
  start = next
}
export const expenseStartOf = (ledgerId: string) => (start?.ledgerId === ledgerId ? start : null)
