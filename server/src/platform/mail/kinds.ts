/**
 * A mail in words, without the link to its page. `footer`: the words above the link that unsubscribes. `token`: that link's,
 * made of the recipient's secret; without it the secret itself.
 */
export type MailText = { subject: string; text: string; footer?: string; token?: (secret: string) => string }

/** Words a mail. `params` are those that it was queued with; `site` is the site's public URL, without a slash at the end. */
type MailKind = (params: never, site: string) => MailText

/** The mails of a feature by kind. A kind is stored with a mail, so it keeps its name and its parameters. */
export type MailKinds = Readonly<Record<string, MailKind>>

/** For mails that have no parameters. */
export type NoParams = Readonly<Record<string, never>>

/** A mail of these kinds as it is queued. */
export type MailOf<Kinds extends MailKinds> = {
  [Kind in keyof Kinds & string]: { kind: Kind; params: Parameters<Kinds[Kind]>[0] }
}[keyof Kinds & string]

/** The mails of all features. `footer`: for mails that an earlier version has queued in words. */
export type Mails = { kinds: ReadonlyMap<string, MailKind>; footer: string }

/** @throws Error if two features have a mail of the same kind */
export function collectMails(footer: string, features: readonly MailKinds[]): Mails {
  const kinds = new Map<string, MailKind>()
  for (const [kind, word] of features.flatMap((mails) => Object.entries(mails))) {
    if (kinds.has(kind)) throw new Error(`two mails are of the kind ${kind}`)
    kinds.set(kind, word)
  }
  return { kinds, footer }
}

/** A text without control characters, which a header may not have. */
export const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim()
