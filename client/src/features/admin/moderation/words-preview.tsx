import type { ModerationWords } from '@saathi/shared/admin/rules'
import { moderationWords } from '@saathi/shared/lib/messages/en/moderation-words'
import { APPEAL_DAYS } from '@saathi/shared/social/rules'
import { Mail } from 'lucide-react'
import * as text from '../../../messages/en/admin/admin-moderation.ts'

type Props = { name: string; words: ModerationWords | '' }

/** The words that the reported person will read. */
export const WordsPreview = ({ name, words }: Props) => (
  <div className="rounded-2xl bg-sunk px-4 py-3 text-sm leading-snug" aria-live="polite">
    <p className="flex items-center gap-1.5 font-[650] text-muted text-xs">
      <Mail aria-hidden className="size-3.5" />
      {text.preview(name)}
    </p>
    <p className="mt-1.5 font-[500] font-display text-base">{words === '' ? '–' : moderationWords[words]}</p>
    <p className="mt-1.5 text-muted text-xs">{text.appealNote(APPEAL_DAYS)}</p>
  </div>
)
