import { type LucideIcon, Moon, Sun, SunMoon } from 'lucide-react'
import { useId } from 'react'
import { chooseTheme, type Theme, useTheme } from '../lib/theme.ts'
import * as text from '../messages/en/shell/menu.ts'

const CHOICES: [theme: Theme, label: string, Icon: LucideIcon][] = [
  ['light', text.day, Sun],
  ['dark', text.night, Moon],
  ['system', text.auto, SunMoon],
]

/** Selects the light theme, the dark theme or the system's. */
export default function ThemeSwitch() {
  const name = useId()
  const chosen = useTheme()
  return (
    <fieldset className="inline-flex flex-wrap rounded-3xl border border-current p-1">
      <legend className="sr-only">{text.colours}</legend>
      {CHOICES.map(([theme, label, Icon]) => (
        <label
          key={theme}
          className="relative flex min-h-9 items-center gap-1.5 rounded-full px-3 font-[600] text-sm has-checked:bg-marigold has-checked:text-on-marigold has-focus-visible:outline-3 has-focus-visible:outline-current has-focus-visible:outline-offset-3"
        >
          <input
            type="radio"
            name={name}
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
            className="absolute inset-0 opacity-0"
          />
          <Icon aria-hidden className="size-4" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
