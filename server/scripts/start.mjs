import { command } from './command.mjs'

/** Interval of the check whether npm still runs, ms. */
const CHECK_INTERVAL_MS = 250

/** Stops the server when npm was killed: it passes signals on, but not SIGKILL. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  const check = () => process.ppid !== npm && process.kill(process.pid, 'SIGTERM')
  setInterval(check, CHECK_INTERVAL_MS).unref()
}

command(async () => {
  const { setUpToRun } = await import('./setup.mjs')
  await setUpToRun()
  stopWithNpm()
  await import(new URL('../dist/main.js', import.meta.url).href)
})
