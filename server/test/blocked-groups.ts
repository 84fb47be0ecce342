import { NOON } from './app.ts'
import type { TestPerson } from './people.ts'

const A_POLL = { question: 'Where do we eat?', choices: ['At the beach', 'In the market'] }

/** Lets the members vote, arrive, and write a message and a poll, whose numbers it returns by their ids. */
export async function fillGroup(tourId: string, host: TestPerson, members: TestPerson[]) {
  const { number } = await host.api.groups.createPoll({ tourId, ...A_POLL })
  await host.api.groups.setMeeting({ tourId, place: 'Malvan', meetAt: NOON.toISOString() })
  const written: Record<string, { message: number; poll: number }> = {}
  for (const { api, _id, name } of members) {
    const text = `Written by ${name}`
    const poll = await api.groups.createPoll({ tourId, ...A_POLL, question: text })
    written[_id] = { poll: poll.number, message: (await api.groups.send({ tourId, text })).number }
    await api.groups.vote({ tourId, number, choices: [0] })
    await api.groups.arrive({ tourId, here: true })
  }
  return written
}
