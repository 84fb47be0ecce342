/** The number of most common passwords that are rejected. */
const REFUSED = 3_000

let commonest: Set<string> | undefined

/** Whether this is one of the 3,000 most common passwords of @zxcvbn-ts/language-common, which is read on first use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (!commonest) {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    commonest = new Set(dictionary['passwords-common']?.slice(0, REFUSED) as string[])
  }
  return commonest.has(password.toLowerCase())
}
