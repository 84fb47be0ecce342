import type { Sentence } from './measure.ts'

/** The sentences of a file: `text | label` a line; empty lines and those that begin with # are left out. */
export const readSentences = (file: string): Sentence[] =>
  file
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line): Sentence => {
      const bar = line.lastIndexOf('|')
      return bar < 0 ? [line, ''] : [line.slice(0, bar).trim(), line.slice(bar + 1).trim()]
    })
