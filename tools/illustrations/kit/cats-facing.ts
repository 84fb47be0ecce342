import type { Kit } from './kit.ts'
import { at, both, circle, d, each, ellipse, fill, quads, stroke } from './svg.ts'

/** The face of a tiger looking at the viewer, 130 wide, its middle at (0, 0). */
function tigerFace(k: Kit, distance: number): string {
  const coat = k.paint('#e5852e', distance)
  const edge = k.shaded('#e5852e', distance, 0.24)
  const black = k.shaded('#33211f', distance, 0.55)
  const cream = k.paint('#fdf3df', distance)
  const half =
    fill('M14-46C16-66 36-74 48-62C58-50 52-34 44-28z', edge) +
    fill('M22-48C26-60 36-64 43-56C48-48 45-40 40-34z', black) +
    fill('M28-46C30-54 36-56 40-51C43-46 41-40 38-37z', cream) +
    fill('M-1-54C24-56 42-46 48-26C54-10 56 2 58 12L70 24L58 28L64 42L50 42L48 56L34 52C26 62 14 66-1 66z', coat) +
    // the pale brow, cheek and muzzle
    fill('M8-16C12-30 30-32 36-18C28-22 18-20 8-16z', cream) +
    fill('M26 12C38 6 50 8 57 14L70 24L58 28L64 42L50 42L48 56L34 52C26 62 14 66-1 66V44C14 44 24 30 26 12z', cream) +
    fill('M-1 20C14 18 26 24 26 36C26 46 14 50-1 48z', cream) +
    // stripes
    fill('M-1-34Q8-34 17-42Q11-28-1-28zM-1-46Q6-47 12-52Q8-42-1-40zM-1-22Q6-22 11-26Q7-17-1-16z', black) +
    fill('M48-26Q36-30 26-44Q38-40 45-34zM53-10Q42-10 35-18Q46-20 51-18zM57 8Q48 2 42-4Q52-4 55-2z', black) +
    fill('M66 22Q52 22 42 15Q54 14 63 17zM62 38Q48 38 38 31Q52 28 60 33zM48 54Q38 50 34 43Q44 42 50 46z', black) +
    // eye
    fill('M9-7Q20-19 33-9Q24 3 9-7z', black) +
    circle(21, -8, 5.6, k.paint('#f3c53c', Math.max(0, distance))) +
    circle(21, -8, 2.6, black) +
    fill('M9-7Q6-1 7 5L4 4Q4-4 9-7z', black) +
    stroke('M9 37h.1M15 33h.1M16 40h.1', black, 2.6) +
    stroke('M0 28V37Q8 46 19 42', black, 3)
  return (
    both(half) +
    fill('M-11 17Q0 13 11 17Q8 26 0 30Q-8 26-11 17z', k.paint('#c9776a', distance)) +
    fill('M-11 17Q0 13 11 17L8 22Q0 19-8 22z', k.shaded('#c9776a', distance, 0.3)) +
    fill('M-8 50Q0 54 8 50Q6 60 0 61Q-6 60-8 50z', k.paint('#efdfc4', distance))
  )
}

/** A tiger walking towards the viewer: 220 wide and 300 high at scale 1, its paws at (x, y). */
export function tigerFacing(k: Kit, x: number, y: number, s: number, distance = 0): string {
  const coat = k.paint('#e08a34', distance)
  const side = k.shaded('#e08a34', distance, 0.32)
  const black = k.shaded('#33211f', distance, 0.55)
  const cream = k.paint('#fbeed6', distance)
  const flank =
    fill('M96-176Q70-170 56-184Q78-184 94-188zM102-150Q78-142 60-154Q82-158 101-162z', black) +
    fill('M102-122Q80-112 62-122Q84-130 102-134zM76-236Q62-222 46-224Q58-232 68-242z', black) +
    fill('M90-210Q68-198 52-206Q72-212 85-222zM30-262Q24-246 12-242Q18-252 18-264z', black)
  const bars =
    'M-66-92q16 8 34 0q-16 16-34 8zM-66-66q16 8 32 1q-16 14-32 6zM-65-42q14 7 30 1q-16 12-30 5z' +
    'M66-98q-16 8-34 0q16 16 34 8zM67-72q-16 8-33 1q16 14 33 6zM67-48q-14 7-31 1q16 12 31 5z'
  return at(
    x,
    y,
    stroke('M70-210C128-230 150-262 138-300C134-316 150-322 156-310', side, 17) +
      stroke('M108-222l10 14M128-240l14 10M138-264l17 2M138-286l17-4M146-308l8-10', black, 8) +
      // hind legs, behind
      fill(
        'M-92-120C-104-70-98-40-92-14Q-96-2-80 0H-62L-58-110zM92-120C104-70 98-40 92-14Q96-2 80 0H62L58-110z',
        side,
      ) +
      fill('M-98-62q16 6 32 0v10q-16 6-33 0zM98-62q-16 6-32 0v10q16 6 33 0z', black) +
      // shoulders and chest
      fill(
        'M-100-110C-112-178-98-246-52-264C-24-276 24-276 52-264C98-246 112-178 100-110C92-84 60-70 0-70S-92-84-100-110z',
        coat,
      ) +
      fill('M-52-130C-40-70 40-70 52-130L40-70Q0-56-40-70z', cream) +
      both(flank) +
      fill('M-72-130C-74-80-70-40-66-20Q-78-6-66 2Q-46 8-26 2Q-20-8-30-20C-28-60-24-90-22-120z', coat) +
      fill('M72-130C76-80 72-36 68-10Q80 6 66 14Q46 20 26 14Q20 4 32-10C28-50 24-90 22-120z', coat) +
      fill(
        'M-32-120C-34-80-34-50-36-20L-30-20C-28-60-24-90-22-120zM32-120C34-70 36-40 38-10L32-10C28-50 24-90 22-120z',
        side,
      ) +
      fill(bars, black) +
      stroke('M-56 0v-8M-44 2v-9M-34 0v-8M36 12v-8M47 14v-9M58 12v-8', black, 2.6) +
      ellipse(0, -132, 60, 20, k.light.shade, 0.22) +
      at(0, -194, tigerFace(k, distance), 1.18),
    s,
  )
}

/** A tiger at rest, its body to the right, its face to the viewer: 320 long and 190 high at scale 1. */
export function tigerLying(k: Kit, x: number, y: number, s: number, distance = 0, flip = 1): string {
  const coat = k.paint('#e08a34', distance)
  const side = k.shaded('#e08a34', distance, 0.3)
  const black = k.shaded('#33211f', distance, 0.55)
  const cream = k.paint('#fbeed6', distance)
  // each stripe hangs from the line of the back: x, y, length, lean
  const stripe = (sx: number, sy: number, length: number, lean: number) =>
    d`M${sx - 6} ${sy}Q${sx + lean * 0.4 - 5} ${sy + length * 0.5} ${sx + lean} ${sy + length}Q${sx + lean * 0.5 + 7} ${sy + length * 0.45} ${sx + 7} ${sy - 1}z`
  const flank = each(quads('60 -113 50 -6, 84 -111 66 -4, 108 -109 52 0, 130 -108 60 4'), (one) => stripe(...one))
  const haunch = each(quads('160 -109 44 8, 186 -106 56 14, 210 -96 52 18, 230 -80 42 16'), (one) => stripe(...one))
  return at(
    x,
    y,
    stroke('M240-16C286-14 312 4 300 34C294 50 276 50 268 42', side, 13) +
      stroke('M272-20l4 13M292-10l-6 13M306 8l-13 7M302 32l-12-6M288 48l-2-13', black, 7) +
      fill('M-44-20C-50-84-10-116 40-114C90-112 130-106 170-110C226-112 258-70 252-20Q250 0 230 2H-20z', coat) +
      fill(flank, black) +
      fill('M128-14C124-62 150-94 190-90C228-86 240-50 230-22Q226-6 206-4L150 2Q128 4 128-14z', side) +
      fill('M136-12C132-56 154-86 188-82C222-78 234-48 224-24Q220-10 200-10H150z', coat) +
      fill(haunch, black) +
      fill('M146-62q18 10 34 2q-16 16-34 6zM142-40q20 10 38 2q-18 16-38 6z', black) +
      fill('M120 4Q118-16 142-18H198Q212-8 202 4z', coat) +
      stroke('M172 3v-9M184 3v-9M194 2v-8', black, 2.6) +
      fill('M34-8Q80 6 122-8L124 4H34z', cream) +
      // chest and forelegs
      fill('M-36-70C-34-20-16 4 4 4S42-20 44-70z', cream) +
      fill('M-50-64C-60-30-66-16-78-12Q-94-4-84 8Q-62 14-42 8Q-26-6-14-54z', coat) +
      fill('M42-64C46-26 38-14 26-10Q8-4 14 8Q38 16 62 8Q80-10 78-64z', coat) +
      fill(
        'M-56-44q14 8 34 4q-18 12-36 6zM-60-28q16 8 34 3q-18 13-37 7zM74-46q-14 8-32 4q16 12 32 6zM74-28q-16 8-34 3q18 13 35 7z',
        black,
      ) +
      stroke('M-76 8v-9M-64 10v-9M-52 9v-9M24 9v-9M37 11v-9M50 10v-9', black, 2.6) +
      ellipse(4, -52, 50, 14, k.light.shade, 0.2) +
      at(2, -112, tigerFace(k, distance), 1.06),
    s * flip,
    s,
  )
}

/** The face of a lion or lioness, 80 wide, without the mane. */
function lionFace(k: Kit, distance: number): string {
  const coat = k.paint('#dba55c', distance)
  const pale = k.paint('#f6e4c0', distance)
  const black = k.shaded('#33211f', distance, 0.55)
  const half =
    fill('M16-34C14-54 30-62 42-52C48-42 44-30 36-24z', k.shaded('#dba55c', distance, 0.25)) +
    fill('M23-36C23-47 31-52 38-46C41-40 38-33 34-29z', k.shaded('#6b4128', distance, 0.3)) +
    fill('M-1-46C22-48 38-38 40-18C42-4 38 10 32 20C30 42 18 56-1 56z', coat) +
    fill('M8-14C12-24 26-26 33-14L31-9Q20-18 8-11z', pale) +
    fill('M9-12C6 0 9 12 12 20L20 16C14 8 14-2 18-8z', k.shaded('#dba55c', distance, 0.2)) +
    fill('M-1 18C16 16 26 24 25 34C22 50 12 56-1 56z', pale) +
    fill('M8-6Q18-15 30-7Q22 2 8-6z', black) +
    circle(19, -7, 4.4, k.paint('#e9a83a', Math.max(0, distance))) +
    circle(19, -7, 2.1, black) +
    stroke('M0 24V34Q8 42 18 38', black, 2.6) +
    stroke('M9 31h.1M14 28h.1M16 33h.1', black, 2.2)
  return (
    both(half) +
    fill('M-13 11Q0 6 13 11Q10 21 0 25Q-10 21-13 11z', k.shaded('#5a352c', distance, 0.3)) +
    fill('M-6 44Q0 48 6 44Q5 54 0 56Q-5 54-6 44z', k.paint('#e6cfa4', distance))
  )
}

/** A lion seated upright, facing the viewer: 210 wide and 330 high at scale 1, his paws at (x, y). */
export function lionSeated(k: Kit, x: number, y: number, s: number, distance = 0): string {
  const coat = k.paint('#d9a35a', distance)
  const side = k.shaded('#d9a35a', distance, 0.32)
  const mane = k.paint('#8f5a30', distance)
  const deep = k.shaded('#6b4128', distance, 0.42)
  const haunch =
    fill('M44-96C88-104 116-66 110-26Q108-6 92-4H40z', side) +
    fill('M52-18Q56-30 78-28Q102-26 104-10Q104 2 92 2H60Q50 0 52-18z', coat) +
    stroke('M72-2v-8M84-1v-8M95-2v-7', side, 2.6)
  const leg =
    fill('M10-150C6-90 10-50 12-22Q2-8 10 2Q28 8 46 2Q54-8 44-22C50-60 56-100 52-150z', coat) +
    fill('M10-150C6-90 10-50 12-22L17-21C14-60 16-110 20-140z', side) +
    stroke('M20 2v-9M29 4v-9M38 2v-9', side, 2.6)
  return at(
    x,
    y,
    stroke('M-96-12C-136-6-158-22-150-52', side, 11) +
      fill('M-150-46q14-16 4-32q-16 12-12 30z', deep) +
      both(haunch) +
      fill('M-58-200C-76-130-66-70-50-40H50C66-70 76-130 58-200z', coat) +
      both(leg) +
      // the mane, tufted at its edge and long on the chest
      fill(
        'M0-338L20-334L44-328L62-312L80-296L86-276L100-256L94-238L100-216L88-200L86-176L70-166L62-142L46-138L34-114L18-118L0-96L-18-118L-34-114L-46-138L-62-142L-70-166L-86-176L-88-200L-100-216L-94-238L-100-256L-86-276L-80-296L-62-312L-44-328L-20-334z',
        deep,
      ) +
      fill(
        'M0-328L24-322L46-308L62-290L72-268L80-248L74-230L76-210L64-196L58-174L44-168L34-146L18-148L0-128L-18-148L-34-146L-44-168L-58-174L-64-196L-76-210L-74-230L-80-248L-72-268L-62-290L-46-308L-24-322z',
        mane,
      ) +
      stroke('M-58-226q4 20 18 34M58-226q-4 20-18 34M-36-178q10 14 18 22M36-178q-10 14-18 22M0-166v24', deep, 4) +
      at(0, -252, lionFace(k, distance), 1.28),
    s,
  )
}

/** A lioness lying down, her body to the right, her face to the viewer: 300 long and 170 high at scale 1. */
export function lionessLying(k: Kit, x: number, y: number, s: number, distance = 0, flip = 1): string {
  const coat = k.paint('#d9a562', distance)
  const side = k.shaded('#d9a562', distance, 0.3)
  return at(
    x,
    y,
    stroke('M236-14C276-10 300 8 296 40', side, 10) +
      fill('M298 34q12 14 0 30q-14-12-8-30z', k.shaded('#6b4128', distance, 0.42)) +
      fill('M-40-20C-44-80-10-112 40-112C90-112 130-104 170-108C224-112 254-70 250-20Q248 0 228 2H-20z', coat) +
      fill('M130-14C126-60 150-92 190-88C226-84 236-50 228-22Q224-8 204-6L150 0Q130 2 130-14z', side) +
      fill('M138-12C134-54 154-84 188-80C220-76 230-48 222-24Q218-12 198-12H150z', coat) +
      fill('M120 2Q118-16 140-18H196Q208-8 200 2z', coat) +
      fill('M40-8Q80 4 120-8L124 2H40z', side) +
      // forelegs
      fill('M-46-60C-56-30-62-16-74-12Q-88-4-80 6Q-60 12-40 6Q-26-6-16-50z', coat) +
      fill('M40-60C44-26 36-14 24-10Q8-4 14 6Q36 14 58 6Q76-10 74-60z', coat) +
      fill('M-22-64C-30-20-24 4-10 4H10Q20 0 26-12C36-24 40-44 36-64z', side) +
      stroke('M-72 6v-8M-60 8v-8M-48 7v-8M22 8v-8M34 10v-8M46 8v-8', side, 2.6) +
      ellipse(6, -62, 40, 16, k.light.shade, 0.2) +
      at(4, -108, lionFace(k, distance), 1.2),
    s * flip,
    s,
  )
}
