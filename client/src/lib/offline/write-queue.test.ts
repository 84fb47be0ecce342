import { afterEach, expect, test, vi } from 'vitest'
import type { Call } from './mutation-classes.ts'
import { createWriteQueue, type News, type Verdict, type Write, type WriteStore } from './write-queue.ts'

const DAY = 86_400_000
const START = Date.parse('2026-11-20T08:00:00Z')

afterEach(() => vi.useRealTimers())

/** A browser: its store, its lock, and tabs that tell each other. */
function aBrowser() {
  let stored: Write[] = []
  let last = 0
  let queued: Promise<unknown> = Promise.resolve()
  const tabs = new Set<(news: News) => void>()
  const store: WriteStore = {
    add: async (write) => {
      last += 1
      const numbered: Write = { ...write, id: last }
      stored.push(numbered)
      return numbered
    },
    all: async () => {
      browser.onRead()
      return structuredClone(stored)
    },
    update: async (id, change) => {
      stored = stored.map((write) => (write.id === id ? { ...write, ...change } : write))
    },
    delete: async (id) => {
      stored = stored.filter((write) => write.id !== id)
    },
  }
  const alone = <T>(run: () => Promise<T>) => {
    const turn = queued.then(run)
    queued = turn.catch(() => {})
    return turn
  }
  const browser = {
    now: START,
    onRead: () => {},
    stored: () => stored,
    open(send: (call: Call) => Promise<unknown>, judge: () => Verdict = () => ({ waitMs: null }), userId = 'me') {
      const tell = (news: News) => {
        for (const hear of tabs) if (hear !== queue.hear) hear(news)
      }
      const queue = createWriteQueue({ ...{ store, userId, send, judge, alone, tell }, now: () => browser.now })
      tabs.add(queue.hear)
      queue.open()
      return queue
    },
  }
  return browser
}

const message = (text: string, userId = 'ravi'): Call => ({ name: 'messages.send', input: { userId, text, key: text } })
const textsOf = (writes: Write[]) => writes.map(({ input }) => ('text' in input ? input.text : ''))
const unreached = async (): Promise<unknown> => {
  throw new Error('No network.')
}

test('a write without a network: waits in its place, also after the page was closed, and goes when the network is back', async () => {
  const browser = aBrowser()
  const page = browser.open(unreached)
  await page.add(message('one'))
  await page.add(message('two'))
  expect(textsOf(page.writes())).toEqual(['one', 'two'])
  page.close()

  const sent: string[] = []
  const answers: unknown[] = []
  const later = browser.open(async ({ input }) => sent.push('text' in input ? (input.text ?? '') : ''))
  later.onAnswer(({ answer }) => answers.push(answer))
  await vi.waitFor(() => expect(sent).toEqual(['one', 'two']))
  await vi.waitFor(() => expect(later.writes()).toEqual([]))
  expect(answers).toEqual([1, 2])
  expect(browser.stored()).toEqual([])
})

test('a lane that gets no answer: is tried again later, and holds up no other lane', async () => {
  vi.useFakeTimers()
  const browser = aBrowser()
  const sent: string[] = []
  let isCut = true
  const page = browser.open(async ({ input }) => {
    if (isCut && 'userId' in input && input.userId === 'ravi') return unreached()
    sent.push('text' in input ? (input.text ?? '') : '')
  })
  await page.add(message('one'))
  await page.add(message('two'))
  await page.add(message('other', 'mina'))
  await vi.waitFor(() => expect(sent).toEqual(['other']))
  isCut = false
  await vi.advanceTimersByTimeAsync(61_000)
  expect(sent).toEqual(['other', 'one', 'two'])
  vi.useRealTimers()
})

test('a refused write: stays with the reason while later ones go; again sends it, discard deletes it', async () => {
  const browser = aBrowser()
  const sent: string[] = []
  let refuses = true
  const page = browser.open(
    async ({ input }) => {
      const words = 'text' in input ? (input.text ?? '') : ''
      if (refuses && words.startsWith('bad')) throw new Error('No.')
      sent.push(words)
    },
    () => ({ refusal: 'Not allowed.' }),
  )
  for (const text of ['bad one', 'good', 'bad two']) await page.add(message(text))
  await vi.waitFor(() => expect(page.writes().map(({ refusal }) => refusal)).toEqual(['Not allowed.', 'Not allowed.']))
  expect(sent).toEqual(['good'])
  const [one, two] = page.writes()
  refuses = false
  await page.discard(two?.id ?? 0)
  await page.retry(one?.id ?? 0)
  await vi.waitFor(() => expect(page.writes()).toEqual([]))
  expect(sent).toEqual(['good', 'bad one'])
})

test.each([
  ['6 days and 23 hours', 7 * DAY - DAY / 24, ['old']],
  ['7 days and an hour', 7 * DAY + DAY / 24, []],
])('a write that is %s old when the network is back', async (_, age, expected) => {
  const browser = aBrowser()
  const page = browser.open(unreached)
  await page.add(message('old'))
  page.close()
  browser.now += age
  const sent: string[] = []
  const later = browser.open(async ({ input }) => sent.push('text' in input ? (input.text ?? '') : ''))
  await later.add(message('new', 'mina'))
  await vi.waitFor(() => expect(sent).toContain('new'))
  expect(sent.filter((text) => text === 'old')).toEqual(expected)
  for (const { id } of later.writes()) await later.retry(id)
  await vi.waitFor(() => expect(sent.toSorted()).toEqual(['new', 'old']))
})

test('two tabs: each shows what the other writes, one sends, and both take the answer', async () => {
  const browser = aBrowser()
  const sent: string[] = []
  let isCut = true
  const send = async ({ input }: Call) => (isCut ? unreached() : sent.push('text' in input ? (input.text ?? '') : ''))
  const [one, two] = [browser.open(send), browser.open(send)]
  const taken: unknown[] = []
  one.onAnswer(({ answer }) => taken.push(answer))
  two.onAnswer(({ answer }) => taken.push(answer))
  for (const [at, tab] of [one, two, one, two].entries()) await tab.add(message(String(at)))
  await vi.waitFor(() =>
    expect([one, two].map((tab) => textsOf(tab.writes()))).toEqual(Array(2).fill(['0', '1', '2', '3'])),
  )
  isCut = false
  await Promise.all([one.drain(), two.drain()])
  await vi.waitFor(() => expect([...one.writes(), ...two.writes()]).toEqual([]))
  expect(sent).toEqual(['0', '1', '2', '3'])
  expect(taken).toHaveLength(8)
})

test('what another person has left: is neither shown nor sent', async () => {
  const browser = aBrowser()
  const mine = browser.open(unreached)
  await mine.add(message('mine'))
  mine.close()
  const send = vi.fn(async () => ({}))
  const theirs = browser.open(send, undefined, 'somebody else')
  await theirs.drain()
  expect(theirs.writes()).toEqual([])
  expect(send).not.toHaveBeenCalled()
})

test('a queue that is closed while it reads its store: sends nothing', async () => {
  const browser = aBrowser()
  const mine = browser.open(unreached)
  await mine.add(message('mine'))
  mine.close()
  const send = vi.fn(async () => ({}))
  const later = browser.open(send)
  const onRead = vi.fn(() => later.close())
  browser.onRead = onRead
  await later.drain()
  expect(onRead).toHaveBeenCalledOnce()
  expect(send).not.toHaveBeenCalled()
})
