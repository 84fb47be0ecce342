// npm run dev: Vite with hot reloading on PORT, and behind it the server, restarted when its sources change.
import { command } from './command.mjs'

/** Paths that Vite proxies to the server. */
const PROXIED_PATHS = [
  '/api',
  '/trpc',
  '/recommend_travel',
  '/healthz',
  '/readyz',
  '/dev/outbox',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
]

command(async () => {
  const { setUp, root } = await import('./setup.mjs')
  await setUp()
  const { spawn } = await import('node:child_process')
  const path = await import('node:path')
  const { createServer } = await import('vite')

  const { PORT = '3000', HOST = '127.0.0.1' } = process.env
  const port = await freePort()
  const target = `http://127.0.0.1:${port}`
  const client = await createServer({
    root: path.join(root, 'client'),
    configFile: path.join(root, 'client/vite.config.ts'),
    server: {
      host: HOST,
      port: Number(PORT),
      strictPort: true,
      proxy: Object.fromEntries(PROXIED_PATHS.map((at) => [at, { target, xfwd: true }])),
    },
  })
  await client.listen()

  const [address] = client.resolvedUrls?.local ?? []
  const server = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', 'server/src/main.ts'], {
    cwd: root,
    env: { PUBLIC_URL: address, ...process.env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  server.stdout.pipe(process.stdout, { end: false })
  server.stderr.pipe(process.stderr, { end: false })
  // Ctrl-C reaches the server by itself; other signals are passed on.
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    if (signal !== 'SIGINT') server.kill('SIGTERM')
    client.close()
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop)
  // The reader of the output has gone, as after `npm run dev | head`.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => stop('SIGTERM'))
  server.once('close', (code) => process.exit(code ?? 0))
  client.printUrls()
})

/** @returns {Promise<number>} */
async function freePort() {
  const net = await import('node:net')
  const probe = net.createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address())
      probe.close(() => resolve(port))
    })
  })
}
