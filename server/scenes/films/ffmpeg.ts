import { spawn, spawnSync } from 'node:child_process'
import { Fault } from '../../bin/command.mjs'
import { FRAMES, LARGEST_BYTES, RATE } from './films.ts'

export const hasFfmpeg = (): boolean => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0

export function requireFfmpeg(): void {
  if (!hasFfmpeg())
    throw new Fault(
      'The films need ffmpeg: apt-get install -y --no-install-recommends ffmpeg (Debian, Ubuntu) or brew install ffmpeg (macOS).',
    )
}

/** Runs ffmpeg to its end, with `pictures` as its input where there are any, and gives what it said. */
export async function ffmpeg(args: string[], pictures?: AsyncIterable<Buffer>): Promise<string> {
  const child = spawn('ffmpeg', ['-hide_banner', '-y', ...args], {
    stdio: [pictures ? 'pipe' : 'ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr!.on('data', (text) => {
    said += text
  })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  for await (const picture of pictures ?? [])
    if (!child.stdin!.write(picture)) await new Promise((resolve) => child.stdin!.once('drain', resolve))
  child.stdin?.end()
  if ((await ended) !== 0) throw new Fault(`ffmpeg failed: ${said.trim().split('\n').slice(-3).join(' ')}`)
  return said
}

/** Browsers take untagged films for standard definition, whose colours are not those of the still pictures. */
const COLOURS = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv']
const TO_YUV = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p']

/** Bits a second that fill a film's room; the containers and the encoders' aim need a little of it. */
const BITRATE = Math.floor(((LARGEST_BYTES * 8) / (FRAMES / RATE)) * 0.955)

/** Encodes lossless frames in two passes as WebM (VP9) and as MP4 (H.264) beside it, each as good as its room allows. */
export async function encode(frames: string, out: string, log: string): Promise<void> {
  const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', String(BITRATE), '-deadline', 'good', '-row-mt', '1', '-g', String(FRAMES)]
  const h264 = [
    '-c:v',
    'libx264',
    '-b:v',
    String(BITRATE),
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-g',
    String(FRAMES),
  ]
  for (const [codec, extension, slow] of [
    [vp9, 'webm', ['-cpu-used', '1', '-auto-alt-ref', '1', '-lag-in-frames', '25']],
    [[...h264, '-profile:v', 'high'], 'mp4', ['-movflags', '+faststart']],
  ] as const) {
    const pass = (number: number, ...rest: string[]) =>
      ffmpeg([
        '-i',
        frames,
        ...TO_YUV,
        ...codec,
        ...COLOURS,
        '-an',
        '-pass',
        String(number),
        '-passlogfile',
        log,
        ...rest,
      ])
    await pass(1, '-f', 'null', '-')
    await pass(
      2,
      ...slow,
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-flags:v',
      '+bitexact',
      `${out}.${extension}`,
    )
  }
}

/** How like its first frame a film's last frame is: SSIM, 1 being the same. */
export async function seamOf(film: string): Promise<number> {
  const graph = `[0:v]trim=end_frame=1,setpts=PTS-STARTPTS[first];[1:v]trim=start_frame=${FRAMES - 1},setpts=PTS-STARTPTS[last];[first][last]ssim`
  const said = await ffmpeg(['-i', film, '-i', film, '-filter_complex', graph, '-f', 'null', '-'])
  const all = /SSIM .*All:([\d.]+)/.exec(said)?.[1]
  if (all === undefined) throw new Fault(`${film} has no ${FRAMES} frames.`)
  return Number(all)
}
