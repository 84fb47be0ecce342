import { tourMailFooter } from '../../messages/en/mails.ts'
import type { Mail } from './store.ts'

/** Mail services POST here to unsubscribe without logging in; GET shows a page with a button. */
export const UNSUBSCRIBE_PATH = '/api/unsubscribe'

/**
 * A mail as it is sent, with a link to its page. If it can be unsubscribed from, it has the unsubscribe link and the
 * one-click headers of RFC 8058.
 * @param site the site's public URL, without a slash at the end
 */
export function composeMail({ text, path, unsubscribe }: Pick<Mail, 'text' | 'path' | 'unsubscribe'>, site: string) {
  const link = unsubscribe && `${site}${UNSUBSCRIBE_PATH}?token=${unsubscribe}`
  const parts = [text, path && `${site}${path}`, link && `-- \n${tourMailFooter}\n${link}`]
  const headers: Record<string, string> = link
    ? { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {}
  return { text: parts.filter(Boolean).join('\n\n'), headers }
}
