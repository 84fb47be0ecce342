import { regionOf } from '@saathi/shared/plans/rules'
import { useMemo } from 'react'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/plans/plans.ts'
import { Select } from '../../ui/select.tsx'

type Props = { value: string; onChange: (placeId: string) => void; error?: string | undefined }

/** Every destination and state, in groups by state. */
export function PlaceSelect({ value, onChange, error }: Props) {
  const { data } = trpc.destinations.list.useQuery({})
  const states = useMemo(() => {
    const groups = new Map<string, { id: string; name: string }[]>()
    for (const { id, name, state } of data?.items ?? []) groups.set(state, [...(groups.get(state) ?? []), { id, name }])
    return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
  }, [data])
  return (
    <Select
      label={text.where}
      name="place"
      className="min-w-0"
      value={value}
      choices={[['', text.choosePlace]]}
      onChange={onChange}
      error={error}
    >
      {states.map(([state, places]) => (
        <optgroup key={state} label={state}>
          <option value={regionOf(state)}>{text.anywhereIn(state)}</option>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  )
}
