import { nameError } from '@saathi/shared/social/name-rules'
import { JOINED_TOURS_VISIBLE_TO, LANGUAGES_MAX } from '@saathi/shared/social/rules'
import type { Me } from '@saathi/shared/social/schema'
import { useEffect, useState } from 'react'
import { apiFetch } from '../../../lib/api-fetch.ts'
import { useAuthActions } from '../../../lib/auth-context.tsx'
import { labelled } from '../../../lib/choices.ts'
import { shrinkPicture } from '../../../lib/shrink-picture.ts'
import * as text from '../../../messages/en/auth/account.ts'
import { joinedToursVisibleTo } from '../../../messages/en/social/people-choices.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field, TextArea } from '../../../ui/field.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { type PictureChange, PictureField } from './picture-field.tsx'
import { habitsOf, TravelFields } from './travel-fields.tsx'

const VISIBLE_TO = labelled(JOINED_TOURS_VISIBLE_TO, joinedToursVisibleTo)

/** The time for which the success message is shown before the profile page opens. */
const LEAVES_AFTER_MS = 1500

type Props = { me: Me; toProfile: () => void; toLogin: () => void }
const FIELDS = ['name', 'bio', 'homeCity', 'languages', 'profilePicture'] as const

export function EditProfileForm({ me, toProfile, toLogin }: Props) {
  const auth = useAuthActions()
  const [name, setName] = useState(me.name)
  const [bio, setBio] = useState(me.bio)
  const [habits, setHabits] = useState(() => habitsOf(me))
  const [visibleTo, setVisibleTo] = useState(me.joinedToursVisibleTo)
  const [homeCity, setHomeCity] = useState(me.homeCity ?? '')
  const [languages, setLanguages] = useState(me.languages.join(', '))
  const [tourMails, setTourMails] = useState(me.tourMails)
  const [digestMails, setDigestMails] = useState(me.digestMails)
  const [picture, setPicture] = useState<PictureChange>({ to: 'unchanged' })
  const [isSaved, setSaved] = useState(false)

  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(toProfile, LEAVES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isSaved, toProfile])

  async function save() {
    const form = new FormData()
    form.set('name', name.trim())
    form.set('bio', bio.trim())
    if (habits.travelTypeChosen) form.set('preferences[travelType]', habits.travelType)
    form.set('tripTypes', habits.tripTypes.join(','))
    form.set('travelMonths', habits.travelMonths.join(','))
    // Unchanged, it answers no question.
    if (visibleTo !== me.joinedToursVisibleTo) form.set('joinedToursVisibleTo', visibleTo)
    form.set('homeCity', homeCity.trim())
    form.set('languages', languages)
    form.set('tourMails', String(tourMails))
    form.set('digestMails', String(digestMails))
    if (picture.to === 'removed') form.set('profilePicture', '')
    if (picture.to === 'file') form.set('profilePicture', await shrinkPicture(picture.file))
    auth.update((await apiFetch(auth, '/users/profile', { method: 'PUT', body: form })) as Me)
  }

  const form = useForm({
    // An error in one language is named by its index, as in `languages.2`.
    fields: FIELDS,
    check: () => {
      const wrong = name.trim() ? nameError(name.trim()) : text.noName
      return { name: auth.state().providerUser ? (wrong ?? undefined) : undefined }
    },
    send: async () => {
      if (!auth.state().providerUser) {
        toast.error(text.signedOut)
        return toLogin()
      }
      await save()
      setPicture({ to: 'unchanged' })
      setSaved(true)
      toast.success(text.saved)
    },
    failed: text.saveFailed,
  })
  const { errors } = form

  return (
    <form
      {...form.props}
      aria-label={text.editProfile}
      className="grid gap-6 rounded-3xl border border-line bg-card p-5 md:p-8"
    >
      <PictureField
        id={me._id}
        name={name || me.name}
        current={me.profilePicture}
        change={picture}
        error={errors.profilePicture}
        onChange={setPicture}
        onError={(message) => form.setErrors({ ...errors, profilePicture: message ?? undefined })}
      />
      <div className="grid gap-6 md:grid-cols-2">
        <Field
          label={text.name}
          name="name"
          autoComplete="name"
          required
          value={name}
          error={errors.name}
          onChange={(event) => setName(event.target.value)}
        />
        <Field label={text.email} name="email" type="email" readOnly value={me.email} hint={text.emailHint} />
      </div>
      <TextArea
        label={text.bio}
        name="bio"
        placeholder={text.bioExample}
        value={bio}
        error={errors.bio}
        onChange={(event) => setBio(event.target.value)}
      />
      <div className="grid gap-6 md:grid-cols-2">
        <Field
          label={text.homeCity}
          name="homeCity"
          autoComplete="address-level2"
          placeholder={text.homeCityExample}
          value={homeCity}
          error={errors.homeCity}
          hint={text.homeCityHint}
          onChange={(event) => setHomeCity(event.target.value)}
        />
        <Field
          label={text.languages}
          name="languages"
          placeholder={text.languagesExample}
          value={languages}
          error={errors.languages}
          hint={text.languagesHint(LANGUAGES_MAX)}
          onChange={(event) => setLanguages(event.target.value)}
        />
      </div>
      <TravelFields habits={habits} wasChosen={me.travelTypeChosen} onChange={setHabits} />
      <Select
        label={text.visibleTo}
        name="joinedToursVisibleTo"
        value={visibleTo}
        choices={VISIBLE_TO}
        onChange={setVisibleTo}
        hint={text.visibleToHint}
        className="md:max-w-96"
      />
      <Checkbox
        label={text.tourMails}
        name="tourMails"
        checked={tourMails}
        hint={text.tourMailsHint}
        onChange={(event) => setTourMails(event.target.checked)}
      />
      <Checkbox
        label={text.digestMails}
        name="digestMails"
        checked={digestMails}
        hint={text.digestMailsHint}
        onChange={(event) => setDigestMails(event.target.checked)}
      />
      <FormFooter
        form={{ ...form, busy: form.busy || isSaved }}
        label={text.save}
        busyLabel={form.busy ? text.saving : undefined}
      >
        <AppLink to="/profile" className={buttonClass('quiet')}>
          {text.cancel}
        </AppLink>
      </FormFooter>
    </form>
  )
}
