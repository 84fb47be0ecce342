type Moment = {
  keeping: boolean
  /** The first day of the trip that is shown. */
  startDate: string | null
  /** The first day on which the app could have been offered on this device; null before that. */
  since: string | null
  today: string
  /** The last day on which a trip that begins is near. */
  soon: string
}

/** Whether to offer the app: not at the first visit, and only to somebody who needs it on the way. */
export const isInstallTime = ({ keeping, startDate, since, today, soon }: Moment): boolean =>
  since !== null && since < today && (keeping || (startDate !== null && startDate >= today && startDate <= soon))
