// Callers in a process of their own: each sends its call again after every response.

/** A call; each `[turn]` in its path and body becomes another number every time, so that no cache answers. */
export type Repeated = { url: string; body?: string; headers: Record<string, string> }
export type Repeats = { answered: number; refused: number; failed: number }

const repeats: Repeats = { answered: 0, refused: 0, failed: 0 }
let turn = 0
let isOver = false

async function repeat({ url, body, headers }: Repeated) {
  while (!isOver) {
    turn += 1
    const own = (text: string) => text.replaceAll('[turn]', String(turn))
    try {
      const answer = await fetch(own(url), { method: body ? 'POST' : 'GET', headers, body: body ? own(body) : null })
      await answer.arrayBuffer()
      repeats[answer.ok ? 'answered' : answer.status < 500 ? 'refused' : 'failed'] += 1
    } catch {
      repeats.failed += 1
    }
  }
}

process.once('message', async (calls: Repeated[]) => {
  process.once('message', () => {
    isOver = true
  })
  process.send?.('started')
  await Promise.all(calls.map(repeat))
  process.send?.(repeats, () => process.exit())
})
