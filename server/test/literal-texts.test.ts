import { expect, test } from 'vitest'
import { textsIn } from '../scripts/literal-texts.mjs'

// A dollar sign is written as \u0024 here: Biome takes it for a forgotten template.

const inPart = (body: string) =>
  textsIn(`const part = (open: boolean, n: number) => ${body}`, 'part.tsx').map(({ text }) => text)

test.each([
  ['<p>Hello</p>', 'Hello'],
  ["<p>{open ? 'yes' : n}</p>", 'yes'],
  ["<p>{open && 'yes'}</p>", 'yes'],
  ['<p>{`\u0024{n} seats left`}</p>', '… seats left'],
  ['<><b/>seats left</>', 'seats left'],
  ['<img alt="a hill" />', 'a hill'],
  ["<button aria-label={open ? 'close' : label} />", 'close'],
  ['<input placeholder="name" />', 'name'],
  ['<Card note="It rains in July." />', 'It rains in July.'],
  ["toast(open, 'Saved to your list.')", 'Saved to your list.'],
  ['toast(`Saved for \u0024{n} days.`)', 'Saved for … days.'],
  ["({ title: 'Two words' })", 'Two words'],
])('a text in no catalogue: %s', (body, text) => {
  expect(inPart(body)).toEqual([text])
})

test.each([
  '<p className="flex items-center">{text.hello}</p>',
  "<p className={open ? 'grid gap-2' : 'Flex gap-2'}>{n} · {text.of(n)}</p>",
  "<Icon kind={open ? 'eye' : 'lock'} />",
  '<h1>Saathi</h1>',
  "event.key === 'Enter'",
  "console.error('The call failed.', n)",
  "(() => { throw new Error('No such day.') })()",
])('no text: %s', (body) => {
  expect(inPart(body)).toEqual([])
})
