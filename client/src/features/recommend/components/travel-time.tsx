import { addDays, daysBetween } from '@saathi/shared/lib/holidays'
import { months } from '@saathi/shared/lib/messages/en/days'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { useState } from 'react'
import * as text from '../../../messages/en/recommend/recommend.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { longWeekendLabel, nextLongWeekends } from '../long-weekends.ts'
import { ANY_TIME } from '../trip-query.ts'

type Time = Pick<DreamTrip, 'month' | 'from' | 'to' | 'when'>

type Props = {
  trip: DreamTrip
  /** The calendar day in India. */
  today: string
  onChange: (time: Time) => void
}

const ANY = ''
const EXACT = 'dates'
const LONGEST = 14
/** A first pair of dates, which the person then changes. */
const DAYS_AHEAD = 14
const FIRST_LENGTH = 3

/** The value of the select for a time: a month, `weekend`, `from..to` of a long weekend, or `dates`. */
function choiceOf({ month, from, to, when }: Time, isListed: (value: string) => boolean): string {
  if (from && to) return isListed(`${from}..${to}`) ? `${from}..${to}` : EXACT
  if (when) return month === undefined ? when : `${when} ${month}`
  return month === undefined ? ANY : String(month)
}

function parseTime(value: string, today: string): Time {
  if (value === EXACT) {
    const from = addDays(today, DAYS_AHEAD)
    return { ...ANY_TIME, from, to: addDays(from, FIRST_LENGTH - 1) }
  }
  const [from, to] = value.split('..')
  if (from && to) return { ...ANY_TIME, from, to }
  const [first = '', month] = value.split(' ')
  if (first === 'weekend' || first === 'long-weekend')
    return { ...ANY_TIME, when: first, month: month ? Number(month) : undefined }
  return { ...ANY_TIME, month: value === ANY ? undefined : Number(value) }
}

/** When to travel: a month, a weekend, a long weekend by name, or exact dates. */
export function TravelTime({ trip, today, onChange }: Props) {
  const [exact, setExact] = useState(false)
  const long = nextLongWeekends(today, trip.starting_location)
  const isListed = (value: string) => long.some(({ start, end }) => value === `${start}..${end}`)
  const listed = choiceOf(trip, isListed)
  const value = exact && trip.from ? EXACT : listed
  const { month, when } = trip
  return (
    <>
      <Select
        className="lg:col-span-2"
        label={text.when}
        name="when"
        value={value}
        onChange={(chosen) => {
          setExact(chosen === EXACT)
          onChange(parseTime(chosen, today))
        }}
      >
        <option value={ANY}>{text.next60Days}</option>
        <option value="weekend">{text.nextWeekend}</option>
        <option value="long-weekend">{text.nextLongWeekend}</option>
        {when && month !== undefined && (
          <option value={`${when} ${month}`}>
            {when === 'weekend' ? text.weekendIn(month) : text.longWeekendIn(month)}
          </option>
        )}
        <option value={EXACT}>{text.exactDates}</option>
        <optgroup label={text.longWeekends}>
          {long.map((each) => (
            <option key={each.start} value={`${each.start}..${each.end}`}>
              {longWeekendLabel(each)}
            </option>
          ))}
        </optgroup>
        <optgroup label={text.months}>
          {months.map((name, index) => (
            <option key={name} value={String(index + 1)}>
              {name}
            </option>
          ))}
        </optgroup>
      </Select>
      {value === EXACT && <ExactDates trip={trip} today={today} onChange={onChange} />}
    </>
  )
}

function ExactDates({ trip, today, onChange }: Props) {
  const { from = today, to = today } = trip
  const last = addDays(from, LONGEST - 1)
  const setFrom = (day: string) => {
    const length = daysBetween(from, to)
    onChange({ from: day, to: to >= day && to <= addDays(day, LONGEST - 1) ? to : addDays(day, length - 1) })
  }
  const setTo = (day: string) => onChange({ from: day < from ? day : from, to: day > last ? last : day })
  return (
    <>
      <DateField key={`from ${from}`} label={text.firstDay} name="from" day={from} min={today} onChange={setFrom} />
      <DateField key={`to ${to}`} label={text.lastDay} name="to" day={to} min={from} max={last} onChange={setTo} />
    </>
  )
}

type DateProps = {
  label: string
  name: string
  day: string
  min: string
  max?: string
  onChange: (day: string) => void
}

/** A date field. Values before `min` are not passed on: while a year is typed, the browser reports years such as 0002. */
function DateField({ day, onChange, ...input }: DateProps) {
  return (
    <Field
      {...input}
      type="date"
      className="[&>label]:flex"
      defaultValue={day}
      onChange={(event) => event.target.value >= input.min && onChange(event.target.value)}
    />
  )
}
