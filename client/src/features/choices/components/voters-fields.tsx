import { CHOICE_TITLE_MAX, CLOSING_DAYS, VOTERS_MAX } from '@saathi/shared/choices/rules'
import * as text from '../../../messages/en/choices/choices.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { ClosingDays, Starting } from '../hooks/use-start-choice.ts'

const VOTERS = Array.from({ length: VOTERS_MAX - 1 }, (_, at) => [String(at + 2), text.people(at + 2)] as const)

/** Into which choice a trip goes, and of a new one what it asks, who votes and when it closes. */
export function VotersFields({ starting }: { starting: Starting }) {
  const { choiceId, extendable, title, groups, groupId, voters, closesInDays } = starting
  return (
    <>
      {extendable.length > 0 && (
        <Select
          label={text.addTo}
          name="choice"
          value={choiceId}
          choices={[['', text.newChoice], ...extendable.map((one) => [one._id, text.addToChoice(one.title)] as const)]}
          onChange={starting.setChoiceId}
        />
      )}
      {choiceId === '' && (
        <>
          <Field
            label={text.question}
            name="title"
            maxLength={CHOICE_TITLE_MAX}
            value={title}
            onChange={({ target }) => starting.setTitle(target.value)}
          />
          {groups.length > 0 && (
            <Select
              label={text.whoVotes}
              name="group"
              value={groupId}
              choices={[
                ['', text.friendsByLink],
                ...groups.map(({ tour }) => [tour._id, text.groupOf(tour.name)] as const),
              ]}
              onChange={starting.setGroupId}
            />
          )}
          {groupId === '' && (
            <Select
              label={text.howMany}
              name="voters"
              value={String(voters)}
              choices={VOTERS}
              hint={text.votersHint}
              onChange={(count) => starting.setVoters(Number(count))}
            />
          )}
          <Select
            label={text.closes}
            name="closes"
            value={String(closesInDays)}
            choices={CLOSING_DAYS.map((days) => [String(days), text.inDays(days)] as const)}
            onChange={(days) => starting.setClosesInDays(Number(days) as ClosingDays)}
          />
        </>
      )}
    </>
  )
}
