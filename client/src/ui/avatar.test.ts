import { describe, expect, it } from 'vitest'
import { initialsOf } from './avatar.tsx'
import { avatarPattern } from './avatar-pattern.tsx'

const ids = Array.from(
  { length: 600 },
  (_, index) => `0199a3f2-7c41-7${index.toString(16).padStart(3, '0')}-9d0b-5f6a7b8c9d0e`,
)

/** The WCAG contrast ratio of two hex colours. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

describe('avatarPattern', () => {
  it('the same id gives the same pattern', () => {
    for (const id of ids) expect(avatarPattern(id)).toEqual(avatarPattern(id))
  })

  it('600 ids use every pattern size with every palette', () => {
    const combinations = new Set(
      ids.map((id) => `${avatarPattern(id).pattern.size}${avatarPattern(id).palette.background}`),
    )
    expect(combinations.size).toBe(60)
    expect(new Set(ids.map((id) => avatarPattern(id).pattern)).size).toBe(12)
  })

  it('initials have a contrast of at least 4.5 in every palette', () => {
    for (const id of ids) {
      const { medallion, letters } = avatarPattern(id).palette
      expect(contrast(medallion, letters)).toBeGreaterThan(4.5)
    }
  })
})

describe('initialsOf', () => {
  it.each([
    ['Asha Rao', 'AR'],
    ['asha', 'A'],
    ['  Meenakshi  Sundaram Iyer ', 'MI'],
    ['Émile Zola', 'ÉZ'],
    ['आशा राव', 'आ'],
    ['தமிழ் செல்வி', 'த'],
    ['👩🏽‍🚀 Priya', '👩🏽‍🚀'],
    ['', ''],
  ])('%s gives %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
