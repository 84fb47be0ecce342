import { reportReasons } from '@saathi/shared/lib/messages/en/report-reasons'
import type { Decision } from '@saathi/shared/moderation/schema'
import { APPEAL_MAX } from '@saathi/shared/social/rules'
import { useState } from 'react'
import { dayOf } from '../../lib/day.ts'
import { itemsOf, PAGED } from '../../lib/paging.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/moderation/account-safety.ts'
import { TextArea } from '../../ui/field.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useForm } from '../../ui/use-form.ts'

/** The decisions of moderators about the viewer, who can appeal; nothing without decisions. */
export default function Decisions() {
  const list = trpc.safety.decisions.useInfiniteQuery({}, PAGED)
  const decisions = itemsOf(list.data)
  if (decisions.length === 0) return null
  return (
    <section aria-labelledby="decisions" className="mt-10 rounded-3xl border border-line bg-card p-5 md:p-8">
      <h2 id="decisions" className="text-2xl">
        {text.decisions}
      </h2>
      <p className="mt-2 text-muted">{text.decisionsMean}</p>
      <ul className="mt-4 grid gap-5">
        {decisions.map((decision) => (
          <li key={decision._id} className="border-line border-t pt-4">
            <h3 className="font-[650] font-sans text-base">
              {text.decisionOf(text.decisionActs[decision.act], dayOf(decision.at))}
            </h3>
            {decision.reason && <p className="mt-1">{text.because(reportReasons[decision.reason])}</p>}
            {decision.appeal && <AppealState appeal={decision.appeal} />}
            {decision.canAppeal && <AppealForm decision={decision} />}
          </li>
        ))}
      </ul>
      {list.hasNextPage && <LoadMore list={list} className="mt-5" />}
    </section>
  )
}

const AppealState = ({ appeal }: { appeal: NonNullable<Decision['appeal']> }) => (
  <>
    <p className="mt-2 text-muted text-sm">{text.yourAppeal}</p>
    <p className="whitespace-pre-line [overflow-wrap:anywhere]">{appeal.text}</p>
    <p className="mt-1 font-[650]">{text.appealStates[appeal.outcome ?? 'open']}</p>
  </>
)

function AppealForm({ decision: { _id, appealUntil } }: { decision: Decision }) {
  const utils = trpc.useUtils()
  const appeal = trpc.safety.appeal.useMutation()
  const [words, setWords] = useState('')
  const form = useForm({
    check: () => ({ form: words.trim() === '' ? text.appealEmpty : undefined }),
    send: async () => {
      toast.success((await appeal.mutateAsync({ decisionId: _id, text: words })).message)
      await utils.safety.decisions.invalidate()
    },
    failed: text.failed,
  })

  return (
    <form {...form.props} aria-label={text.sendAppeal} className="mt-3 grid justify-items-start gap-3">
      <p className="text-sm">{text.appealUntil(dayOf(appealUntil))}</p>
      <div className="w-full">
        <TextArea
          label={text.appeal}
          name="appeal"
          maxLength={APPEAL_MAX}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <FormFooter form={form} variant="quiet" label={text.sendAppeal} busyLabel={text.busy} />
    </form>
  )
}
