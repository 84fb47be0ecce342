import type { CompanyKind } from '@saathi/shared/references/schema'
import * as text from '../../messages/en/references/references.ts'

/** The kinds of company that a reference names. */
export const CompanyList = ({ company }: { company: readonly CompanyKind[] }) => (
  <ul className="flex flex-wrap gap-2">
    {company.map((kind) => (
      <li key={kind} className="rounded-full bg-sunk px-3 py-1 font-[550] text-sm">
        {text.company[kind]}
      </li>
    ))}
  </ul>
)
