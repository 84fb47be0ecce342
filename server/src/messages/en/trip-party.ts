// Notes of visits for some of those who travel: seniors, small children, and who is too young or too old.

/** A note of a visit for seniors. */
export const highForSeniors = (metres: number) =>
  `This goes up to about ${metres.toLocaleString('en-IN')} m: seniors should ask a doctor before, or stay lower.`
export const longWayForSeniors = (km: number, carriers: readonly string[]) =>
  carriers.length > 0
    ? `The way is about ${km} km on foot, each way. For seniors there is: ${carriers.join('; ')}.`
    : `The way is about ${km} km on foot, each way: seniors should go only as far as is easy.`
/** Of a cave or the like; `footing`: such as `steep steps into a low, dark passage`. */
export const hardFooting = (footing: string) =>
  `One goes by ${footing}: seniors and small children should wait outside, or go only as far as is easy.`
export const longWalkForSeniors = 'This is a long walk: seniors should go only as far as is easy.'
/** A note of a visit for those of a party who are too young or too old for it. */
export function agesOnly(from: number | undefined, to: number | undefined): string {
  const [years, others] =
    from === undefined
      ? [`up to about ${to}`, 'the older ones of you wait']
      : to === undefined
        ? [`from about ${from}`, 'the younger ones of you wait with an adult']
        : [`from about ${from} to ${to}`, 'the others of you wait, the younger ones with an adult']
  return `Usually for those ${years} years old (our estimate): ${others}.`
}
