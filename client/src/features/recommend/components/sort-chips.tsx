import * as text from '../../../messages/en/recommend/recommend.ts'
import { RESULT_SORTS, type ResultSort } from '../result-sort.ts'

type Props = {
  sort: ResultSort | undefined
  /** False when the answer names no month, so that the season cannot be compared. */
  hasMonths: boolean
  onSort: (sort: ResultSort | undefined) => void
}

/** The order of the results, kept in the URL. */
export const SortChips = ({ sort, hasMonths, onSort }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
  <div role="group" aria-label={text.sortBy} className="sort-chips">
    <button type="button" className="chip" aria-pressed={sort === undefined} onClick={() => onSort(undefined)}>
      {text.bestMatch}
    </button>
    {RESULT_SORTS.filter(([value]) => hasMonths || value !== 'season').map(([value, label]) => (
      <button key={value} type="button" className="chip" aria-pressed={sort === value} onClick={() => onSort(value)}>
        {label}
      </button>
    ))}
  </div>
)
