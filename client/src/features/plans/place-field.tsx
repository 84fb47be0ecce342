import { regionOf } from '@saathi/shared/plans/rules'
import { useMemo } from 'react'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/plans/plans.ts'
import { Combobox } from '../../ui/combobox.tsx'

type Props = { value: string; onChange: (placeId: string) => void; error?: string | undefined }

/** A search for a destination or a whole state. */
export function PlaceField({ value, onChange, error }: Props) {
  const { data } = trpc.destinations.list.useQuery({})
  const options = useMemo(() => {
    const places = (data?.items ?? []).map(({ id, name, state }) => ({ id, name, detail: state }))
    const states = [...new Set(places.map(({ detail }) => detail))].sort()
    return [
      ...places.sort((a, b) => (a.name < b.name ? -1 : 1)),
      ...states.map((state) => ({ id: regionOf(state), name: text.anywhereIn(state) })),
    ]
  }, [data])
  return (
    <Combobox
      label={text.where}
      placeholder={text.choosePlace}
      className="min-w-0"
      options={options}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
