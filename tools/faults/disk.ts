import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A folder for a database on a small file system that can be filled. */
export type Disk = {
  folder: string
  /** Why it cannot be filled; null when it can. */
  why: string | null
  /** Leaves no free space for `ms`. */
  fill: (ms: number) => Promise<void>
  remove: () => void
}

const MEGABYTES = 400

export function openDisk(): Disk {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-faults-'))
  fs.chmodSync(folder, 0o755) // as root the database runs as another user
  const mounted = mount(folder)
  return {
    folder,
    why: mounted.why,
    fill: (ms) => fill(path.join(folder, 'filler'), ms),
    remove() {
      if (mounted.why === null) spawnSync('umount', ['--lazy', folder])
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

function mount(folder: string): { why: string | null } {
  if (process.platform !== 'linux') return { why: 'a small file system can be mounted on Linux only' }
  if (process.getuid?.() !== 0) return { why: 'mounting a small file system needs root' }
  const options = `size=${MEGABYTES}m,mode=755`
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'saathi-faults', folder])
  return { why: status === 0 ? null : `a small file system cannot be mounted (${String(stderr).trim()})` }
}

async function fill(file: string, ms: number) {
  const filler = fs.openSync(file, 'w')
  try {
    // Space that the database frees meanwhile is filled as well.
    for (const end = Date.now() + ms; Date.now() < end; await sleep(5)) writeUntilFull(filler)
  } finally {
    fs.closeSync(filler)
    fs.rmSync(file, { force: true })
  }
}

function writeUntilFull(filler: number) {
  for (const size of [1 << 20, 1 << 12]) {
    const zeros = Buffer.alloc(size)
    try {
      for (;;) fs.writeSync(filler, zeros)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  }
}
