import type { DecisionAction } from '@saathi/shared/admin/rules'
import {
  CalendarX,
  CircleCheck,
  EyeOff,
  ImageOff,
  KeyRound,
  type LucideIcon,
  MessageSquareWarning,
  UserX,
} from 'lucide-react'
import * as text from '../../../messages/en/admin/admin-moderation.ts'

const ICONS: Record<DecisionAction, LucideIcon> = {
  dismiss: CircleCheck,
  warn: MessageSquareWarning,
  hide: EyeOff,
  removePicture: ImageOff,
  suspend: UserX,
  suspendForGood: KeyRound,
  cancelTour: CalendarX,
}

type Props = {
  actions: readonly DecisionAction[]
  value: DecisionAction | null
  onChange: (action: DecisionAction) => void
}

/** The possible decisions, each with its meaning. */
export const ActionCards = ({ actions, value, onChange }: Props) => (
  <fieldset className="m-0 min-w-0 border-0 p-0">
    <legend className="sr-only">{text.decision}</legend>
    <div className={`grid gap-2.5 sm:grid-cols-2 ${actions.length === 4 ? '' : 'xl:grid-cols-3'}`}>
      {actions.map((action) => {
        const Icon = ICONS[action]
        return (
          <label
            key={action}
            className="relative grid min-h-11 grid-cols-[auto_1fr] content-start gap-x-2.5 rounded-2xl border border-field bg-card px-3.5 py-2.5 leading-snug focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-2 hover:bg-sunk has-checked:border-ink has-checked:bg-sunk has-checked:shadow-[inset_0_0_0_2px_var(--ink)]"
          >
            <input
              type="radio"
              name="action"
              value={action}
              checked={value === action}
              onChange={() => onChange(action)}
              aria-describedby={`means-${action}`}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Icon aria-hidden className="mt-0.5 size-5 text-teal" />
            <b className="font-[650]">{text.actions[action]}</b>
            <span id={`means-${action}`} aria-hidden="true" className="col-start-2 text-muted text-xs leading-snug">
              {text.consequences[action]}
            </span>
          </label>
        )
      })}
    </div>
  </fieldset>
)
