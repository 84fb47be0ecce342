// Checks the list of migrations: each has its file, in the order of their times, the last one its snapshot, which the next
// one is compared with, and no file is left out.
import fs from 'node:fs'
import path from 'node:path'

/** @typedef {{ entries: { idx: number, tag: string, when: number }[] }} Journal */

/**
 * @param {Journal} journal
 * @param {string[]} files the names in `migrations` and `migrations/meta`
 * @returns {string[]} errors
 */
export function migrationErrors({ entries }, files) {
  const last = `${String(entries.length - 1).padStart(4, '0')}_snapshot.json`
  const needed = [...entries.map(({ tag }) => `${tag}.sql`), last]
  const missing = needed.filter((file) => !files.includes(file)).map((file) => `${file} is missing`)
  const unordered = entries.flatMap(({ idx, tag, when }, at) => [
    ...(idx === at && tag.startsWith(`${String(at).padStart(4, '0')}_`) ? [] : [`${tag} is entry ${at}`]),
    ...(when > (entries[at - 1]?.when ?? 0) ? [] : [`${tag} is not newer than the one before`]),
  ])
  const unlisted = files.filter((file) => file.endsWith('.sql') && !entries.some(({ tag }) => `${tag}.sql` === file))
  return [...missing, ...unordered, ...unlisted.map((file) => `${file} is not in the list`)]
}

/** @param {string} root @returns {string[]} errors */
export function checkMigrations(root) {
  const folder = path.join(root, 'migrations')
  const files = [...fs.readdirSync(folder), ...fs.readdirSync(path.join(folder, 'meta'))]
  try {
    const errors = migrationErrors(JSON.parse(fs.readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')), files)
    for (const file of files.filter((file) => file.endsWith('_snapshot.json')))
      JSON.parse(fs.readFileSync(path.join(folder, 'meta', file), 'utf8'))
    return errors
  } catch (error) {
    return [`migrations/meta cannot be read: ${error}`]
  }
}
