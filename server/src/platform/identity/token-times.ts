/** The tolerated difference between the issuer's clock and ours, s. */
const SKEW_S = 60

const isTime = (claim: unknown): claim is number => Number.isSafeInteger(claim) && (claim as number) >= 0

/** Whether the times are whole seconds, and the token was issued after its sign-in and not in the future. */
export function areTimesSound({ iat, auth_time, exp }: Record<string, unknown>, now: Date): boolean {
  const latest = Math.floor(now.getTime() / 1000) + SKEW_S
  return isTime(iat) && isTime(auth_time) && isTime(exp) && iat <= latest && auth_time <= latest && iat < exp
}
