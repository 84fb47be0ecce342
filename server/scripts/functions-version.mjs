// npm run db:functions: raises the version of the SQL functions if one of them has changed since it was raised last. A build
// refuses a database whose functions were changed by one with a higher version.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './setup.mjs'

const folder = path.join(root, 'migrations/functions')
const file = path.join(folder, 'version.json')

/** @param {string | Buffer} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex')

const names = fs.readdirSync(folder).filter((name) => name.endsWith('.sql'))
const hash = hashOf(
  names
    .sort()
    .map((name) => hashOf(fs.readFileSync(path.join(folder, name))))
    .join(),
)
const known = JSON.parse(fs.readFileSync(file, 'utf8'))
const next = known.hash === hash ? known : { version: known.version + 1, hash }
fs.writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`)
console.log(`The functions have version ${next.version}.`)
