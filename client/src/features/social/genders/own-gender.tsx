import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { GENDERS } from '@saathi/shared/social/gender-rules'
import type { OwnGender as Own } from '@saathi/shared/social/genders'
import { useState } from 'react'
import { labelled } from '../../../lib/choices.ts'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useConsent } from '../../../lib/use-consent.ts'
import { useOptimisticValue } from '../../../lib/use-optimistic-value.ts'
import * as consentText from '../../../messages/en/auth/consents.ts'
import * as text from '../../../messages/en/social/genders.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useForm } from '../../../ui/use-form.ts'

const CHOICES = [['', text.notSaid] as const, ...labelled(GENDERS, text.genders)]
type Choice = (typeof CHOICES)[number][0]

/** The own gender and who is in the own deck, on the page where the profile is edited. */
export default function OwnGender() {
  const { data, isError, refetch } = trpc.genders.mine.useQuery()
  return (
    <section
      id="gender"
      aria-labelledby="gender-title"
      className="mt-10 rounded-3xl border border-line bg-card p-5 md:p-8"
    >
      <h2 id="gender-title" className="text-2xl">
        {text.title}
      </h2>
      <p className="mt-2 font-[550]">{text.shownOnlyBy}</p>
      <p className="mt-1 text-muted text-sm">{text.moderators}</p>
      {data ? (
        <>
          <GenderForm key={data.gender} own={data} />
          <DeckGender own={data} />
        </>
      ) : isError ? (
        <div role="alert" className="mt-4 flex flex-wrap items-center gap-4">
          {text.loadFailed}
          <Button variant="quiet" onClick={() => refetch()}>
            {text.tryAgain}
          </Button>
        </div>
      ) : (
        <div role="status" className="skeleton mt-5 h-32">
          <span className="sr-only">{text.loading}</span>
        </div>
      )}
    </section>
  )
}

function GenderForm({ own }: { own: Own }) {
  const utils = trpc.useUtils()
  const set = trpc.genders.set.useMutation()
  const [choice, setChoice] = useState<Choice>(own.gender ?? '')
  const isFixed = own.changeableFrom !== null
  const isUnchanged = choice === (own.gender ?? '')
  const consent = useConsent('gender')

  const form = useForm({
    check: () => ({ form: choice && consent.isMissing ? consentText.agreeMissing : undefined }),
    send: async () => {
      if (isUnchanged) return
      utils.genders.mine.setData(undefined, await set.mutateAsync({ gender: choice || null, ...consent.payload }))
      consent.saved()
      toast.success(text.saved)
    },
    failed: text.failed,
  })

  return (
    <form {...form.props} aria-label={text.title} className="mt-5 grid gap-4">
      <Select
        label={text.label}
        name="gender"
        value={choice}
        choices={isFixed ? CHOICES.filter(([value]) => value === choice) : CHOICES}
        onChange={setChoice}
        hint={own.changeableFrom ? text.changeableFrom(spanOfDays(own.changeableFrom, own.changeableFrom)) : undefined}
        className="md:max-w-96"
      />
      {choice && consent.isAsked && (
        <Checkbox
          label={consentText.agree.gender}
          hint={consentText.agreeHint}
          checked={consent.agreed}
          onChange={({ target }) => consent.setAgreed(target.checked)}
        />
      )}
      <FormError>{form.errors.form}</FormError>
      {!isFixed && (
        <Button type="submit" className="justify-self-start" aria-disabled={form.busy || isUnchanged}>
          {form.busy ? text.saving : text.save}
        </Button>
      )}
    </form>
  )
}

/** Opens the deck to the own gender only; for people who have said one. */
function DeckGender({ own: { gender, sameGenderDeck } }: { own: Own }) {
  const utils = trpc.useUtils()
  const set = trpc.genders.setDeck.useMutation()
  const [checked, setChecked] = useOptimisticValue(sameGenderDeck)

  async function change(sameGenderOnly: boolean) {
    if (set.isPending) return
    setChecked(sameGenderOnly)
    try {
      utils.genders.mine.setData(undefined, await set.mutateAsync({ sameGenderOnly }))
      utils.matching.deck.invalidate()
      toast.success(text.deckSaved)
    } catch (failure) {
      setChecked(null)
      toast.error(errorMessage(failure) ?? text.failed)
    }
  }

  if (!gender) return null
  return (
    <div className="mt-6 grid gap-4 border-line border-t pt-6">
      <Checkbox
        label={text.deck[gender]}
        hint={text.deckHint}
        name="sameGenderDeck"
        checked={checked}
        onChange={({ target }) => change(target.checked)}
      />
      <p className="text-muted text-sm">{text.toursAndPlans}</p>
    </div>
  )
}
