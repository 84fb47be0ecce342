// npm run db:functions: raises the version of the SQL functions if one of them has changed since it was raised last. A build
// refuses a database whose functions were changed by one with a higher version.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './setup.mjs'

const source = path.join(root, 'server/src')
const file = path.join(source, 'db/functions-version.json')

/** @param {string | Buffer} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex')

const files = fs.readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sql'))
const hash = hashOf(
  files
    .sort((a, b) => (path.basename(a) < path.basename(b) ? -1 : 1))
    .map((name) => hashOf(fs.readFileSync(path.join(source, name))))
    .join(),
)
const known = JSON.parse(fs.readFileSync(file, 'utf8'))
const next = known.hash === hash ? known : { version: known.version + 1, hash }
fs.writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`)
console.log(`The functions have version ${next.version}.`)
