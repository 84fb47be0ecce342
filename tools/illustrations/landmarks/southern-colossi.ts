import { columns, dome, steps, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, both, circle, d, each, fill, rect, spread, stroke } from '../kit/svg.ts'

/** The seated Shiva of Murudeshwar on his plinth: 320 wide and 390 high at scale 1, its foot at (x, y). */
export function seatedShiva(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const [skin, hair, gold] = ['#e3ded6', '#5f5a63', '#d9a441']
  const lower =
    fill('M-1-64C60-70 128-62 146-30C152-8 120 0 60 0H-1z', t.lit('#d98a3f')) +
    fill('M30-6C70-18 120-20 146-30C152-8 120 0 60 0z', t.dark('#d98a3f', 0.26)) +
    fill('M-1-22C30-34 70-26 84-10Q60 2-1 0z', t.lit(skin)) +
    // the arm that rests on the knee
    fill('M52-196C84-184 96-140 104-92L120-70Q112-52 92-60C82-90 70-130 46-156z', t.lit(skin)) +
    fill('M74-176C90-150 96-120 104-92L120-70Q112-52 92-60C92-96 86-140 74-176z', t.dark(skin, 0.2)) +
    stroke('M74-136l20-10M88-86l22-8', t.lit(gold), 6)
  return at(
    x,
    y,
    rect(-160, -20, 320, 40, t.dark('#b98d6a', 0.1)) +
      rect(-176, 14, 352, 30, t.dark('#b98d6a', 0.24)) +
      // trident
      stroke('M-128-40V-330M-128-330V-352M-150-352V-340Q-150-322-128-322Q-106-322-106-340V-352', t.lit(gold), 7) +
      // the raised arms
      fill('M-50-196C-84-206-116-230-132-262Q-142-280-124-286Q-110-286-106-268C-92-244-70-228-42-222z', t.lit(skin)) +
      fill(
        'M50-196C84-206 108-230 116-262L108-300Q114-314 124-302L130-316Q138-318 138-304L144-260C136-222 100-180 56-172z',
        t.lit(skin),
      ) +
      fill('M116-262L144-260C136-222 100-180 56-172L66-190C96-206 112-230 116-262z', t.dark(skin, 0.2)) +
      stroke('M-118-262l-18 8M116-250l26 2', t.lit(gold), 6) +
      both(lower) +
      fill('M-60-60C-66-120-74-170-54-204Q0-226 54-204C74-170 66-120 60-60z', t.lit(skin)) +
      fill('M12-216Q40-214 54-204C74-170 66-120 60-60H30C44-120 40-180 12-216z', t.dark(skin, 0.18)) +
      fill('M-62-84Q0-62 62-84L62-56H-62z', t.lit('#d98a3f')) +
      stroke('M-46-200Q0-120 46-200', t.lit('#8a5a3a'), 8) +
      stroke('M-34-206Q0-160 34-206', t.lit(gold), 5) +
      stroke('M-30-212C-50-196-40-176-14-178C20-180 44-190 30-214', t.dark('#5f7a5a', 0.2), 9) +
      // head and matted hair
      fill('M-16-208V-232H16V-208Q0-196-16-208z', t.dark(skin, 0.16)) +
      fill(
        'M-40-226C-56-262-44-300-22-310C-20-330-8-340 0-352C8-340 20-330 22-310C44-300 56-262 40-226L46-180Q30-186 28-230H-28Q-30-186-46-180z',
        t.lit(hair),
      ) +
      fill('M-28-262C-28-288-16-298 0-298S28-288 28-262C28-234 14-220 0-220S-28-234-28-262z', t.lit(skin)) +
      fill('M10-297C24-292 28-282 28-262C28-234 14-220 2-220C18-238 20-272 10-297z', t.dark(skin, 0.18)) +
      stroke('M-18-264Q-12-258-5-264M5-264Q12-258 18-264M-8-238Q0-233 8-238', t.dark('#3a2f3a', 0.3), 2.6) +
      stroke('M-20-273Q-12-278-4-273M4-273Q12-278 20-273M0-264V-250', t.dark('#3a2f3a', 0.2), 2.2) +
      fill('M0-292q6 8 0 16q-6-8 0-16z', t.lit('#c8553d')) +
      stroke('M-16-284H16M-15-288H15', t.lit('#fbf6ea'), 2) +
      fill('M14-328Q34-330 34-310Q26-320 14-328z', t.lit('#fbf6ea')) +
      each([-1, 1], (f) => circle(f * 31, -250, 6, t.lit(gold))),
    s,
  )
}

/** Thiruvalluvar in stone on his pedestal: 150 wide and 420 high at scale 1, its foot at (x, y). */
export function thiruvalluvar(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const stone = '#a8968a'
  return at(
    x,
    y,
    rect(-76, -104, 152, 104, t.lit('#b5a294')) +
      rect(24, -104, 52, 104, t.dark('#b5a294', 0.24)) +
      fill(
        each(spread(-54, 54, 5), (px) => d`M${px - 9} -8v-62q9 -12 18 0v62z`),
        t.dark('#6a5a58', 0.3),
      ) +
      stroke('M-80-104H80M-80-84H80M-80-8H80', t.dark('#b5a294', 0.3), 5) +
      // he stands with one hip out
      fill('M-40-106Q-44-118-28-118H34Q48-118 44-106z', t.dark(stone, 0.3)) +
      fill('M-34-116C-34-170-42-210-40-250H44C50-210 34-170 36-116z', t.lit(stone)) +
      fill('M10-250C18-210 8-160 10-116H36C34-170 50-210 44-250z', t.dark(stone, 0.24)) +
      stroke(
        'M-24-120C-26-170-28-210-20-246M-4-120C-4-170-8-210 2-246M22-120C22-170 30-210 26-246',
        t.dark(stone, 0.36),
        3,
      ) +
      fill('M-40-252C-46-290-44-330-36-352Q0-368 36-352C46-326 48-290 44-250Q0-236-40-252z', t.lit(stone)) +
      fill('M8-358Q26-358 36-352C46-326 48-290 44-250Q30-245 14-244C24-280 24-330 8-358z', t.dark(stone, 0.24)) +
      fill('M-40-352C-20-310 10-270 46-252L44-270C20-288-4-320-18-358z', t.lit('#bdaa9c')) +
      // the raised hand and the palm-leaf book
      fill(
        'M-36-350C-64-336-72-310-66-286C-60-300-56-312-52-330L-64-352Q-70-366-62-370L-60-384L-54-384L-53-370L-48-384L-43-383L-45-368L-38-380L-34-377L-40-360Q-34-340-32-330z',
        t.lit(stone),
      ) +
      fill('M36-350C60-336 64-304 54-280L22-276L20-288L42-294C46-310 42-326 32-334z', t.dark(stone, 0.14)) +
      fill('M-4-296L34-306L38-286L0-276z', t.lit('#cdbba8')) +
      // head, beard and knot of hair
      fill('M-12-352V-376H12V-352Q0-344-12-352z', t.dark(stone, 0.2)) +
      fill('M-24-392C-24-418-14-428 0-428S24-418 24-392C24-372 14-344 0-336C-14-344-24-372-24-392z', t.lit(stone)) +
      fill('M8-427C20-422 24-412 24-392C24-372 14-344 2-336C12-362 16-400 8-427z', t.dark(stone, 0.24)) +
      fill('M-20-376Q0-362 20-376C18-356 10-336 0-326C-10-336-18-356-20-376z', t.dark(stone, 0.3)) +
      fill(
        'M-26-400C-28-432-10-440-6-448Q0-458 6-448C10-440 28-432 26-400C20-416 10-420 0-420S-20-416-26-400z',
        t.dark(stone, 0.26),
      ) +
      stroke('M-15-394Q-10-398-5-394M5-394Q10-398 15-394', t.dark(stone, 0.5), 2.6),
    s,
  )
}

/** The memorial on Vivekananda's rock: 360 wide and 170 high at scale 1, its foot at (x, y). */
export function rockMemorial(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const wall = '#c9846a'
  return at(
    x,
    y,
    rect(-170, -16, 340, 18, t.dark('#a5705a', 0.2)) +
      steps(t, -34, 34, -52, 0, 7, '#d9a58a', 14) +
      rect(-120, -84, 240, 70, t.lit(wall)) +
      rect(60, -84, 60, 70, t.dark(wall, 0.22)) +
      fill(columns(-108, -40, -16, 52, 8, 5) + columns(40, 108, -16, 52, 8, 5), t.lit('#e8b597')) +
      fill('M-18-30V-66Q0-82 18-66V-30z', t.window) +
      rect(-130, -92, 260, 10, t.dark(wall, 0.1)) +
      each([-96, 96], (px) => dome(t, px, -92, 46, 34, '#b5604a', 14)) +
      rect(-46, -118, 92, 28, t.lit(wall)) +
      rect(14, -118, 32, 28, t.dark(wall, 0.22)) +
      dome(t, 0, -116, 96, 66, '#b5604a', 28),
    s,
  )
}
