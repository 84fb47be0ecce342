import { createFileRoute, redirect } from '@tanstack/react-router'
import type { PlanSearch } from '../../features/plans/plan-search.ts'

/** Who is going was a page of its own: links in mails and elsewhere lead to the tab with their search. */
export const Route = createFileRoute('/_signed-in/plans')({
  validateSearch: (search: PlanSearch): PlanSearch => search,
  beforeLoad: ({ search, location: { hash } }) => {
    throw redirect({ to: '/matching', search: { ...search, tab: 'going' }, hash, replace: true })
  },
  // The server knows a page by its component.
  component: () => null,
})
