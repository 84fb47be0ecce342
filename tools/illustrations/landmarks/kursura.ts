import { tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, circle, d, each, fill, rect, spread, stroke } from '../kit/svg.ts'

/** The submarine Kursura, ashore on its cradles, her bow at the right: 660 long and 190 high at scale 1. */
export function kursura(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const [black, red] = ['#3c4658', '#9c3f38']
  return at(
    x,
    y,
    // cradles
    each(spread(-230, 230, 6), (cx) => fill(d`M${cx - 17} 0l7 -40h20l7 40z`, t.dark('#b9a99a', 0.25))) +
      // screw and rudder
      fill('M-318-66L-352-96V-22L-318-44z', t.dark(red, 0.2)) +
      fill('M-330-58q-14-22-4-32q12 8 8 32zM-330-52q-14 20-4 32q12-8 8-32z', t.lit('#c79a4a')) +
      // hull
      fill(
        'M-326-56C-280-84-220-96-140-98H230C282-96 316-84 326-68C316-40 280-26 220-22H-140C-220-24-290-36-326-56z',
        t.lit(black),
      ) +
      fill(
        'M-326-56C-290-36-220-24-140-22H220C280-26 316-40 326-68C300-52 262-48 210-46H-150C-230-46-290-50-326-56z',
        t.lit(red),
      ) +
      fill(
        'M-326-56C-290-36-220-24-140-22H220C262-24 292-32 308-44C270-34 240-32 200-32H-150C-230-34-290-46-326-56z',
        t.dark(red, 0.3),
      ) +
      fill('M-140-98H230C272-96 300-88 316-78C280-88 240-90 200-90H-130z', t.lit('#66738a')) +
      // deck and rail
      fill('M-250-92H262L252-102H-240z', t.dark(black, 0.3)) +
      stroke('M-240-118H-58M44-118H244', t.lit('#8a93a5'), 2) +
      stroke(
        each([...spread(-236, -62, 9), ...spread(48, 240, 10)], (px) => d`M${px} -118v16`),
        t.lit('#8a93a5'),
        1.8,
      ) +
      // sail, with its windows, planes and masts
      fill('M-66-100L-54-170Q-50-180-38-180H14Q34-178 38-160L44-100z', t.lit(black)) +
      fill('M4-180H14Q34-178 38-160L44-100H16z', t.dark(black, 0.4)) +
      fill('M-52-168h28v10h-30zM-18-168h20v10h-20z', t.lit('#c8d4da')) +
      stroke('M-30-180V-214M-14-180V-204M2-180V-224', t.lit('#66738a'), 4) +
      fill('M-2-224h14v6h-14z', t.lit('#66738a')) +
      fill('M-16-132h58l8 8h-66z', t.dark('#66738a', 0.1)) +
      rect(-48, -146, 40, 14, t.lit('#f4ead4')) +
      // bow planes, sonar dome, scuttles
      fill('M238-66h44l10 9h-62z', t.dark('#66738a', 0.1)) +
      fill('M276-97q20-24 34 2q-14 4-34-2z', t.lit('#66738a')) +
      each(spread(-200, 180, 14), (px) => circle(px, -74, 2.6, t.dark(black, 0.6))),
    s,
  )
}
