import { spawn, spawnSync } from 'node:child_process'
import { CommandError } from '../../../server/scripts/command.mjs'
import { FRAMES, LARGEST_BYTES, RATE } from './films.ts'

export const hasFfmpeg = (): boolean => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0

export function requireFfmpeg(): void {
  if (!hasFfmpeg())
    throw new CommandError(
      'The films need ffmpeg: apt-get install -y --no-install-recommends ffmpeg (Debian, Ubuntu) or brew install ffmpeg (macOS).',
    )
}

/** Runs ffmpeg, with `pictures` as its standard input if given, and returns its log output. */
export async function ffmpeg(args: string[], pictures?: AsyncIterable<Buffer>): Promise<string> {
  const child = spawn('ffmpeg', ['-hide_banner', '-y', ...args], {
    stdio: [pictures ? 'pipe' : 'ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr!.on('data', (text) => {
    output += text
  })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  for await (const picture of pictures ?? [])
    if (!child.stdin!.write(picture)) await new Promise((resolve) => child.stdin!.once('drain', resolve))
  child.stdin?.end()
  if ((await ended) !== 0) throw new CommandError(`ffmpeg failed: ${output.trim().split('\n').slice(-3).join(' ')}`)
  return output
}

/** Browsers take untagged films for standard definition, whose colours are not those of the still pictures. */
const COLOURS = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv']
const TO_YUV = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p']

/** The bit rate that gives LARGEST_BYTES, in bits per second, minus a reserve for container and encoder inaccuracy. */
const BITRATE = Math.floor(((LARGEST_BYTES * 8) / (FRAMES / RATE)) * 0.955)

/** A visible seam comes from an end of lower quality than the beginning: both get a higher bit rate than the rest. */
const LAST = `${Math.round(FRAMES * 0.925)},${FRAMES - 1}`
const X264 = `psy=0:aq-mode=2:bframes=5:ref=5:deblock=1,1:ipratio=2.2:zones=${LAST},b=3.5`

/** Encodes lossless frames in two passes as WebM (VP9) and as MP4 (H.264), at the highest quality for LARGEST_BYTES. */
export async function encode(frames: string, out: string, log: string): Promise<void> {
  const common = ['-b:v', String(BITRATE), '-g', String(FRAMES), ...COLOURS, '-an', '-passlogfile', log]
  const reproducible = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact']
  const encodeTwice = async (codec: string[], file: string, ...rest: string[]) => {
    const pass = (number: string, ...to: string[]) =>
      ffmpeg(['-i', frames, ...TO_YUV, ...codec, ...common, '-pass', number, ...to])
    await pass('1', '-f', 'null', '-')
    await pass('2', ...rest, ...reproducible, file)
  }
  const vp9 = ['-c:v', 'libvpx-vp9', '-deadline', 'good', '-cpu-used', '1', '-row-mt', '1', '-lag-in-frames', '25']
  const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-x264-params', X264]
  await encodeTwice(vp9, `${out}.webm`)
  await encodeTwice(h264, `${out}.mp4`, '-movflags', '+faststart')
}

/** The similarity of the first and the last frame of a film: SSIM, 1 if they are equal. */
export async function findSeam(film: string): Promise<number> {
  const graph = `[0:v]trim=end_frame=1,setpts=PTS-STARTPTS[first];[1:v]trim=start_frame=${FRAMES - 1},setpts=PTS-STARTPTS[last];[first][last]ssim`
  const output = await ffmpeg(['-i', film, '-i', film, '-filter_complex', graph, '-f', 'null', '-'])
  const all = /SSIM .*All:([\d.]+)/.exec(output)?.[1]
  if (all === undefined) throw new CommandError(`${film} has no ${FRAMES} frames.`)
  return Number(all)
}
