import type { NamedText } from '@saathi/shared/packages/schema'
import { Plus, X } from 'lucide-react'
import * as text from '../../../messages/en/admin/package-editor.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, TextArea } from '../../../ui/field.tsx'

type Props = {
  field: 'activities' | 'raccom'
  legend: string
  /** The name of an item by its number from 1. */
  itemLabel: (n: number) => string
  addLabel: string
  items: NamedText[]
  errorAt: (field: string) => string | null
  onChange: (items: NamedText[]) => void
}

/** The activities or the accommodations of a package. */
export function NamedTexts({ field, legend, itemLabel, addLabel, items, errorAt, onChange }: Props) {
  const change = (at: number, part: Partial<NamedText>) =>
    onChange(items.map((item, index) => (index === at ? { ...item, ...part } : item)))
  return (
    <fieldset className="m-0 grid min-w-0 gap-4 border-0 p-0">
      <legend className="mb-2 font-[600] font-display text-lg">{legend}</legend>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items have no identity but their place
        <fieldset key={at} className="m-0 grid min-w-0 gap-3 border-0 border-line border-t p-0 pt-3">
          <legend className="sr-only">{itemLabel(at + 1)}</legend>
          <div className="flex items-end gap-2">
            <Field
              label={text.itemName}
              maxLength={80}
              value={item.name}
              error={errorAt(`${field}.${at}.name`)}
              onChange={({ target }) => change(at, { name: target.value })}
              className="min-w-0 flex-1"
            />
            <button
              type="button"
              aria-label={text.remove(item.name || itemLabel(at + 1))}
              onClick={() => onChange(items.filter((_, index) => index !== at))}
              className="grid size-12 shrink-0 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
          <TextArea
            label={text.itemDescription}
            maxLength={600}
            value={item.description}
            error={errorAt(`${field}.${at}.description`)}
            onChange={({ target }) => change(at, { description: target.value })}
          />
        </fieldset>
      ))}
      <Button
        variant="quiet"
        className="justify-self-start"
        onClick={() => onChange([...items, { name: '', description: '' }])}
      >
        <Plus aria-hidden className="size-4.5" />
        {addLabel}
      </Button>
    </fieldset>
  )
}
