import type { ExpenseCategory } from '@saathi/shared/expenses/facts'
import { BedDouble, Bus, Ellipsis, Landmark, type LucideIcon, ShoppingBag, Utensils } from 'lucide-react'

export const CATEGORY_ICONS: Record<ExpenseCategory, LucideIcon> = {
  food: Utensils,
  travel: Bus,
  stay: BedDouble,
  entry: Landmark,
  shopping: ShoppingBag,
  other: Ellipsis,
}
