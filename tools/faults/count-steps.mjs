// Preloaded into a server: counts its steps, prints their number with the banner, and with KILL_AT ends the server by SIGKILL at
// that step. A step is a message to a socket, so each statement is one, or 20 ms in which a program runs that it has started,
// such as initdb.
import { ChildProcess } from 'node:child_process'
import net from 'node:net'

const killAt = Number(process.env.KILL_AT ?? 0)
let steps = 0

function step() {
  steps += 1
  if (steps === killAt) process.kill(process.pid, 'SIGKILL')
}

const { write } = net.Socket.prototype
/** @type {typeof write} */
net.Socket.prototype.write = function (/** @type {any[]} */ ...args) {
  if (this === process.stdout && String(args[0]).includes('Saathi is ready')) args[0] = `${args[0]}Steps: ${steps}\n`
  const sent = Reflect.apply(write, this, args)
  step()
  return sent
}

const children = /** @type {any} */ (ChildProcess.prototype)
const { spawn } = children
children.spawn = function (/** @type {any[]} */ ...args) {
  const ticks = setInterval(step, 20)
  this.once('exit', () => clearInterval(ticks))
  return Reflect.apply(spawn, this, args)
}
