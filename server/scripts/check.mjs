import { command, Fault } from './command.mjs'

command(async () => {
  const { setUp, root } = await import('./setup.mjs')
  await setUp()
  const { spawn } = await import('node:child_process')
  const { checkLockfile } = await import('./lockfile.mjs')
  const { checkZones } = await import('./import-boundaries.mjs')

  /** @param {string} name @param {string} program @param {string[]} args @returns {Promise<[string, boolean, string]>} */
  const tool = (name, program, ...args) =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [`node_modules/${program}`, ...args], { cwd: root, stdio: 'pipe' })
      let said = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
      child.once('close', (code) => resolve([name, code === 0, said]))
    })
  /** @param {string} name @param {string[]} faults @returns {[string, boolean, string]} */
  const own = (name, faults) => [name, faults.length === 0, faults.join('\n')]

  const results = await Promise.all([
    tool('Biome', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--colors=off'),
    ...['shared', 'server', 'client', 'client/sdk'].map((part) =>
      tool(`types of ${part}`, 'typescript/bin/tsc', '-p', part),
    ),
    tool('unused files, exports and packages', 'knip/bin/knip.js', '--no-progress'),
    own('import zones', checkZones(root)),
    own('lock file', checkLockfile(root)),
  ])
  for (const [name, passed, said] of results) {
    if (!passed) console.error(`\n${said.trim()}\n`)
    console.log(`${passed ? 'ok    ' : 'FAILED'} ${name}`)
  }
  const failed = results.filter(([, passed]) => !passed).length
  if (failed > 0) throw new Fault(`${failed} of ${results.length} checks failed.`)
})
