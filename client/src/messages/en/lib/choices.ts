// The labels of the choices that only the client shows, by the value on the wire.
import type { BUDGETS, GROUP_SIZES } from '@saathi/shared/recommend/form-choices'

type Values<Choices extends readonly string[]> = Record<Choices[number], string>

export const budgets = {
  '10000': '₹10,000',
  '20000': '₹20,000',
  '30000': '₹30,000',
  '50000': '₹50,000',
  '75000': '₹75,000',
  '100000': '₹1,00,000+',
} satisfies Values<typeof BUDGETS>
export const groupSizes = {
  '1': 'Solo',
  '2': 'Couple',
  '4': 'Family (4)',
  '6': 'Group (6)',
  '10': 'Large Group (10+)',
} satisfies Values<typeof GROUP_SIZES>
