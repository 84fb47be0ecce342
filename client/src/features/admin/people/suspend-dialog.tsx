import { MODERATION_WORDS, type ModerationWords, SUSPEND_DAYS_ALONE } from '@saathi/shared/admin/rules'
import { moderationWords } from '@saathi/shared/lib/messages/en/moderation-words'
import { useState } from 'react'
import { labelled } from '../../../lib/choices.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-people.ts'
import { Select } from '../../../ui/select.tsx'
import { ActDialog } from './act-dialog.tsx'

const WORDS: (readonly [ModerationWords | '', string])[] = [
  ['', text.chooseWords],
  ...labelled(MODERATION_WORDS, moderationWords),
]

type Props = { userId: string; name: string; open: boolean; onClose: () => void }

/** Suspends a person, or proposes it to a second moderator. */
export function SuspendDialog({ userId, name, open, onClose }: Props) {
  const [days, setDays] = useState<(typeof text.lengths)[number][0]>('7')
  const [words, setWords] = useState<ModerationWords | ''>('')
  const needsSecond = days === '' || Number(days) > SUSPEND_DAYS_ALONE
  const suspend = trpc.admin.suspendPerson.useMutation()
  return (
    <ActDialog
      title={text.suspendTitle(name)}
      means={needsSecond ? text.proposalMeans : text.suspendMeans}
      label={needsSecond ? text.doPropose : text.doSuspend}
      lacks={words === '' ? text.noWords : null}
      open={open}
      onClose={onClose}
      act={async (note) => {
        if (words === '') return ''
        const { message } = await suspend.mutateAsync({
          userId,
          words,
          note,
          ...(days !== '' && { days: Number(days) }),
        })
        setWords('')
        return message
      }}
    >
      <Select label={text.howLong} name="days" value={days} choices={text.lengths} onChange={setDays} />
      <Select label={text.words} name="words" value={words} choices={WORDS} onChange={setWords} />
    </ActDialog>
  )
}
