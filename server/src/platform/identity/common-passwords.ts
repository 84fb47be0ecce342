/** What is said of one. */
export const COMMON_PASSWORD = 'This password is among the first that others would try. Please choose another.'

/** How many of the commonest passwords are refused. */
const REFUSED = 3_000

let commonest: Set<string> | undefined

/** Whether this is one of the 3,000 commonest passwords, as @zxcvbn-ts/language-common orders them; read at first use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (!commonest) {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    commonest = new Set(dictionary['passwords-common']?.slice(0, REFUSED) as string[])
  }
  return commonest.has(password.toLowerCase())
}
