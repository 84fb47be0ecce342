// What the lock file may hold: packages of the public registry, each with its hash, whose scripts somebody has decided on.
import fs from 'node:fs'
import path from 'node:path'

/**
 * @typedef {{ link?: boolean, resolved?: string, integrity?: string, inBundle?: boolean, hasInstallScript?: boolean }} Locked
 * @typedef {{ lockfileVersion?: number, packages?: Record<string, Locked> }} Lock
 * @typedef {{ workspaces?: string[], allowScripts?: Record<string, boolean>, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest
 */

const REGISTRY = 'https://registry.npmjs.org/'
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/** @param {string} at */
const nameOf = (at) => at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * @param {Lock} lock
 * @param {Manifest} manifest the root's
 * @returns {string[]} what is wrong, a line each
 */
export function lockfileFaults({ lockfileVersion, packages = {} }, { workspaces = [], allowScripts = {} }) {
  const faults = lockfileVersion === 3 ? [] : [`package-lock.json is of version ${lockfileVersion}, not 3`]
  for (const [at, { link, resolved, integrity, inBundle, hasInstallScript }] of Object.entries(packages)) {
    if (at === '' || workspaces.includes(at)) continue
    if (link) {
      if (!workspaces.includes(resolved ?? '')) faults.push(`${at} leads to ${resolved}, which is no workspace`)
      continue
    }
    // Without an address it comes from whichever registry npm is set to; the hash says what it has to be.
    if (resolved !== undefined && !resolved.startsWith(REGISTRY)) faults.push(`${at} comes from ${resolved}`)
    if (!inBundle && !integrity?.startsWith('sha512-')) faults.push(`${at} has no SHA-512 of what it holds`)
    if (hasInstallScript && !Object.hasOwn(allowScripts, nameOf(at)))
      faults.push(`${at} has install scripts: allowScripts in package.json has to say true or false`)
  }
  return faults
}

/**
 * @param {string} file
 * @param {Manifest} manifest
 * @returns {string[]} direct dependencies whose version is left open; types alone may be
 */
export function openVersions(file, { dependencies, devDependencies }) {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name, version]) => !name.startsWith('@types/') && !EXACT.test(version))
    .map(([name, version]) => `${file} leaves open which ${name}: ${version}`)
}

/** @param {string} root @returns {string[]} */
export function checkLockfile(root) {
  const read = (/** @type {string} */ file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
  const manifest = read('package.json')
  const files = ['package.json', ...manifest.workspaces.map((/** @type {string} */ name) => `${name}/package.json`)]
  return [
    ...lockfileFaults(read('package-lock.json'), manifest),
    ...files.flatMap((file) => openVersions(file, read(file))),
  ]
}
