// npm run sbom: prints the packages that Saathi is built from and runs with as CycloneDX, from the lock file.
import { CommandError, command } from './command.mjs'

const DEVELOPMENT = 'cdx:npm:package:development'

/** @typedef {{ 'bom-ref': string, properties?: { name: string }[] }} Component */

command(async () => {
  const { execFileSync } = await import('node:child_process')
  const { root } = await import('./setup.mjs')
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const all = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }))

  // npm's --omit also drops packages that are devDependencies of one workspace and dependencies of another.
  const components = all.components.filter(
    (/** @type {Component} */ { properties = [] }) => !properties.some(({ name }) => name === DEVELOPMENT),
  )
  if (components.length === all.components.length)
    throw new CommandError('npm no longer says which packages are for development.')
  const kept = new Set([all.metadata.component, ...components].map((/** @type {Component} */ one) => one['bom-ref']))
  const dependencies = all.dependencies
    .filter((/** @type {{ ref: string }} */ { ref }) => kept.has(ref))
    .map((/** @type {{ ref: string, dependsOn: string[] }} */ { ref, dependsOn }) => ({
      ref,
      dependsOn: dependsOn.filter((on) => kept.has(on)),
    }))
  console.log(JSON.stringify({ ...all, components, dependencies }, null, 2))
})
