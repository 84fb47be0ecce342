/** How far the clock of whoever issued a token may be ahead of ours, s. */
const SKEW_S = 60

const isTime = (claim: unknown): claim is number => Number.isSafeInteger(claim) && (claim as number) >= 0

/** Whether the times in a token are whole seconds, and say that it was issued, after a sign-in, and not in times to come. */
export function areTimesSound({ iat, auth_time, exp }: Record<string, unknown>, now: Date): boolean {
  const latest = Math.floor(now.getTime() / 1000) + SKEW_S
  return isTime(iat) && isTime(auth_time) && isTime(exp) && iat <= latest && auth_time <= latest && iat < exp
}
