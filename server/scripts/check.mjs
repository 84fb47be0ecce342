// npm run check [-- types]: lint, types, unused code, import boundaries, literal texts, the lock file and the list of migrations; or the types alone.
import { CommandError, command } from './command.mjs'

command(async () => {
  const { setUp, root } = await import('./setup.mjs')
  await setUp()
  const { spawn } = await import('node:child_process')
  const { checkLockfile } = await import('./lockfile.mjs')
  const { checkImports } = await import('./import-boundaries.mjs')
  const { checkMigrations } = await import('./migrations.mjs')
  const { checkTexts } = await import('./literal-texts.mjs')
  const onlyTypes = process.argv[2] === 'types'

  /** @param {string} name @param {string} program @param {string[]} args @returns {Promise<[string, boolean, string]>} */
  const tool = (name, program, ...args) =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [`node_modules/${program}`, ...args], { cwd: root, stdio: 'pipe' })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
      child.once('close', (code) => resolve([name, code === 0, output]))
    })
  /** @param {string} name @param {string[]} errors @returns {[string, boolean, string]} */
  const own = (name, errors) => [name, errors.length === 0, errors.join('\n')]

  const types = ['shared', 'server', 'client', 'client/sdk', 'tools'].map((part) =>
    tool(`types of ${part}`, 'typescript/bin/tsc', '-p', part),
  )
  const others = () => [
    tool('Biome', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--colors=off'),
    tool('unused files, exports and packages', 'knip/bin/knip.js', '--no-progress'),
    own('import boundaries', checkImports(root)),
    own('texts outside the catalogues', checkTexts(root)),
    own('lock file', checkLockfile(root)),
    own('list of migrations', checkMigrations(root)),
  ]
  const results = await Promise.all([...types, ...(onlyTypes ? [] : others())])
  for (const [name, passed, output] of results) {
    if (!passed) console.error(`\n${output.trim()}\n`)
    console.log(`${passed ? 'ok    ' : 'FAILED'} ${name}`)
  }
  const failed = results.filter(([, passed]) => !passed).length
  if (failed > 0) throw new CommandError(`${failed} of ${results.length} checks failed.`)
})
