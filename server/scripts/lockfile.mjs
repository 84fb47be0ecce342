// Checks the lock file: packages of the public registry only, each with a hash and a decision on its install scripts;
// and compares it with what is installed.
import fs from 'node:fs'
import path from 'node:path'

/**
 * @typedef {{ link?: boolean, resolved?: string, integrity?: string, inBundle?: boolean, hasInstallScript?: boolean, version?: string,
 *   dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Locked
 * @typedef {{ lockfileVersion?: number, packages?: Record<string, Locked> }} Lock
 * @typedef {{ workspaces?: string[], allowScripts?: Record<string, boolean>, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest
 * @typedef {'all' | 'run'} Packages `run`: the packages for building and running, without devDependencies
 */

const REGISTRY = 'https://registry.npmjs.org/'
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/** @param {string} at */
const nameOf = (at) => at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * @param {Lock} lock
 * @param {Manifest} manifest the root's
 * @returns {string[]} errors
 */
export function lockfileErrors({ lockfileVersion, packages = {} }, { workspaces = [], allowScripts = {} }) {
  const errors = lockfileVersion === 3 ? [] : [`package-lock.json is of version ${lockfileVersion}, not 3`]
  for (const [at, { link, resolved, integrity, inBundle, hasInstallScript }] of Object.entries(packages)) {
    if (at === '' || workspaces.includes(at)) continue
    if (link) {
      if (!workspaces.includes(resolved ?? '')) errors.push(`${at} leads to ${resolved}, which is no workspace`)
      continue
    }
    // Without an address it comes from the configured registry, and the hash says what it must be.
    if (resolved !== undefined && !resolved.startsWith(REGISTRY)) errors.push(`${at} comes from ${resolved}`)
    if (!inBundle && !integrity?.startsWith('sha512-')) errors.push(`${at} has no SHA-512 of what it holds`)
    if (hasInstallScript && !Object.hasOwn(allowScripts, nameOf(at)))
      errors.push(`${at} has install scripts: allowScripts in package.json has to say true or false`)
  }
  return errors
}

/**
 * @param {string} file
 * @param {Manifest} manifest
 * @returns {string[]} direct dependencies without an exact version, except types
 */
export function openVersions(file, { dependencies, devDependencies }) {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name, version]) => !name.startsWith('@types/') && !EXACT.test(version))
    .map(([name, version]) => `${file} leaves open which ${name}: ${version}`)
}

/**
 * @param {Lock} lock the lock file
 * @param {Lock} installed npm's own `node_modules/.package-lock.json`
 * @param {Packages} packages
 * @returns {string[]} paths of packages that are missing or have another version
 */
export function notInstalled({ packages: wanted = {} }, { packages: found = {} }, packages) {
  const missing = Object.entries(wanted).filter(([at, locked]) => {
    if (!at.includes('node_modules/') || locked.link || (packages === 'run' && locked.dev)) return false
    const there = found[at]
    return there ? there.version !== locked.version : !locked.optional || isForThisMachine(locked)
  })
  return missing.map(([at]) => at)
}

/** Whether an optional package is built for this system and should be installed. @param {Locked} locked */
const isForThisMachine = ({ os, cpu, libc }) =>
  !libc && Boolean(os?.includes(process.platform) && cpu?.includes(process.arch))

/** @param {string} root @returns {string[]} */
export function checkLockfile(root) {
  const read = (/** @type {string} */ file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
  const manifest = read('package.json')
  const files = ['package.json', ...manifest.workspaces.map((/** @type {string} */ name) => `${name}/package.json`)]
  return [
    ...lockfileErrors(read('package-lock.json'), manifest),
    ...files.flatMap((file) => openVersions(file, read(file))),
  ]
}
