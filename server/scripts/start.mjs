import { command } from './command.mjs'

/** How often to look whether npm is still there, ms. */
const LOOK_EVERY = 250

/** npm passes signals on, but killed outright it cannot: what it started then stops by itself. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  const look = () => process.ppid !== npm && process.kill(process.pid, 'SIGTERM')
  setInterval(look, LOOK_EVERY).unref()
}

command(async () => {
  const { setUpToRun } = await import('./setup.mjs')
  await setUpToRun()
  stopWithNpm()
  await import(new URL('../dist/main.js', import.meta.url).href)
})
