import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { useMedia } from '../../../test/media.ts'
import { insertPeople } from '../../../test/people.ts'
import { plain, twoHalves } from '../../../test/pictures.ts'
import { media as mediaTable, mediaUsage, QUOTA_BYTES } from '../../db/schema/media.ts'
import { createEncoder } from '../../platform/images/encode.ts'
import { createLimits } from '../../platform/limits.ts'
import { deleteExpiredMedia } from './queries/media.ts'

const db = useDatabase()
const media = useMedia(db)
const limited = useMedia(db, {
  limits: (testDb) => createLimits(testDb.db, { secret: 'test', settings: { uploads: '2/day' } }),
})
const busy = useMedia(db, { encode: createEncoder({ pixels: 1, waiting: 1 }) })

let shade = 0
/** A picture with a unique colour. */
const fresh = (width = 64, height = 64) => {
  shade += 1
  const background = { r: shade % 256, g: (shade * 37) % 256, b: 90 }
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}
const person = async () => (await insertPeople(db, 1))[0] as string
const dimensions = async (bytes: Buffer) => {
  const { width, height } = await sharp(bytes).metadata()
  return [width, height]
}
/** The colour of a pixel, each channel rounded to 0-3. */
const colourAt = async (bytes: Buffer, left: number, top: number) => {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...pixel].map((value) => Math.round(value / 85))
}

describe('a stored picture', () => {
  test('of a profile or a tour: is cached by everybody; of a group, a receipt or nothing yet: by the browser alone', async () => {
    const owner = media.people[0] as string
    const upload = async () => (await media.upload(await fresh(), owner)).json().path as string
    const [unused, profile, tour, group, receipt] = [
      await upload(),
      await upload(),
      await upload(),
      await upload(),
      await upload(),
    ]
    await db.sql`update users set profile_picture = ${profile} where id = ${owner}`
    await db.sql`insert into tours (id, creator_id, name, description, destination, start_date, end_date, price, images, search)
      values (uuidv7(), ${owner}, 'A', 'A', 'Malvan', '2026-12-12', '2026-12-13', 1, array[${tour}], 'a')`
    await db.sql`insert into group_pictures values (uuidv7(), 1, ${owner}, ${group})`
    await db.sql`insert into expense_receipts values (uuidv7(), 1, ${owner}, ${receipt})`
    const cachingOf = async (path: string) => (await media.get(path)).headers['cache-control']
    for (const path of [profile, tour]) expect(await cachingOf(path)).toBe('public, max-age=31536000, immutable')
    for (const path of [unused, group, receipt]) expect(await cachingOf(path)).toBe('private, max-age=3600')
  })

  test('has two widths, at a path of its content hash', async () => {
    const response = await media.upload(await twoHalves(2_000, 1_000).jpeg().toBuffer())
    expect([response.statusCode, response.json()]).toEqual([
      201,
      { path: expect.stringMatching(/^media\/[\w-]{43}$/), width: 1280, height: 640 },
    ])
    const { path } = response.json()
    const whole = await media.get(path)
    expect(whole.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
      etag: `"${path.slice(6)}-1280"`,
    })
    const widths = ['', '?w=1', '?w=480', '?w=481', '?w=1280', '?w=4000'].map(async (w) => {
      return (await dimensions((await media.get(path + w)).rawPayload))[0]
    })
    expect(await Promise.all(widths)).toEqual([1280, 480, 480, 1280, 1280, 1280])
  })

  test('with a matching If-None-Match: 304', async () => {
    const { path } = (await media.upload(await fresh())).json()
    const { headers } = await media.get(path)
    const again = await media.get(path, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('with an Exif orientation: is rotated upright', async () => {
    const rotated = await twoHalves(600, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { path, ...size } = (await media.upload(rotated)).json()
    expect(size).toEqual({ width: 200, height: 600 })
    const { rawPayload } = await media.get(path)
    expect([await colourAt(rawPayload, 100, 100), await colourAt(rawPayload, 100, 500)]).toEqual([
      [3, 0, 0],
      [0, 0, 3],
    ])
  })

  test.each([
    ['CMYK', () => twoHalves().toColourspace('cmyk').jpeg()],
    ['16 bits', () => twoHalves().toColourspace('rgb16').png()],
    ['a wide colour profile', () => twoHalves().withIccProfile('p3').png()],
    ['few colours', () => twoHalves().png({ palette: true })],
    ['AVIF', () => twoHalves().avif({ effort: 0 })],
  ])('from %s: has the same colours', async (_, make) => {
    const { path } = (await media.upload(await make().toBuffer())).json()
    const { rawPayload } = await media.get(path)
    const [red = [], blue = []] = [await colourAt(rawPayload, 50, 100), await colourAt(rawPayload, 550, 100)]
    expect([red.indexOf(Math.max(...red)), blue.indexOf(Math.max(...blue))]).toEqual([0, 2])
  })

  test('with transparency: stays transparent', async () => {
    const transparent = await plain(64, 64).ensureAlpha(0.5).png().toBuffer()
    const { path } = (await media.upload(transparent)).json()
    const [, , , alpha] = await sharp((await media.get(path)).rawPayload)
      .raw()
      .toBuffer()
    expect(alpha).toBeGreaterThan(120)
    expect(alpha).toBeLessThan(136)
  })

  test('of the kind profile: is a square of 512 pixels', async () => {
    const response = await media.send([
      { name: 'kind', body: 'profile' },
      { name: 'file', filename: 'me.jpg', body: await twoHalves(900, 600).jpeg().toBuffer() },
    ])
    expect(response.json()).toMatchObject({ width: 512, height: 512 })
  })

  test('that is small: is not enlarged and has one variant', async () => {
    const { path, ...size } = (await media.upload(await fresh(300, 200))).json()
    expect(size).toEqual({ width: 300, height: 200 })
    const [row] = await db.sql`select count(*)::int as count from media_variants where hash = ${path.slice(6)}`
    expect(row?.count).toBe(1)
  })

  test('is stored without compression by Postgres', async () => {
    const [column] = await db.sql`
      select attstorage from pg_attribute where attrelid = 'media_variants'::regclass and attname = 'bytes'`
    expect(column?.attstorage).toBe('e')
  })

  test.each(['media/none', `media/${'a'.repeat(43)}`, 'media/%00', 'media/..%2f..%2fetc%2fpasswd'])(
    'at an unknown path: 404 for %s',
    async (path) => {
      const response = await media.get(path)
      expect([response.statusCode, response.json().message]).toEqual([404, 'No such picture.'])
    },
  )

  test.each(['0', '-1', 'abc', '1e3', '99999', '480&w=1280'])('with an invalid width: 400 for %s', async (w) => {
    const { path } = (await media.upload(await fresh())).json()
    const response = await media.get(`${path}?w=${w}`)
    expect([response.statusCode, response.json().field]).toEqual([400, 'w'])
  })
})

describe('POST /api/media: access and limits', () => {
  test('a request without a user: 401', async () => {
    const response = await media.send([{ name: 'file', filename: 'a.jpg', body: await fresh() }], '')
    expect([response.statusCode, response.json().code]).toEqual([401, 'UNAUTHORIZED'])
  })

  test('valid and invalid uploads count for the daily limit: 429 beyond it', async () => {
    const asha = await person()
    const statuses = [await limited.upload(await fresh(), asha), await limited.upload('no picture', asha)]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([201, 415])
    const third = await limited.upload(await fresh(), asha)
    expect([third.statusCode, third.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(86_000)
  })

  test('the same picture repeatedly: it counts once for each owner', async () => {
    const [asha, ravi] = [await person(), await person()]
    const picture = await fresh()
    const paths = [
      await media.upload(picture, asha),
      await media.upload(picture, asha),
      await media.upload(picture, ravi),
    ].map((response) => response.json().path)
    expect(new Set(paths).size).toBe(1)
    const usage = await db.sql`select bytes from media_usage where user_id in (${asha}, ${ravi})`
    expect(usage[0]?.bytes).toBe(usage[1]?.bytes)
  })

  test('concurrent uploads beyond the quota: 413, and nothing of them is stored', async () => {
    const asha = await person()
    const pictures = await Promise.all(Array.from({ length: 8 }, () => fresh()))
    const { path } = (await media.upload(pictures[0] as Buffer, asha)).json()
    const [usage] = await db.sql`select bytes::int from media_usage where user_id = ${asha}`
    // Leaves space for about three more of these pictures.
    await db.db
      .update(mediaUsage)
      .set({ bytes: QUOTA_BYTES - Math.round(usage?.bytes * 3.5) })
      .where(sql`${mediaUsage.userId} = ${asha}`)
    const responses = await Promise.all(pictures.slice(1).map((picture) => media.upload(picture, asha)))
    const stored = responses.filter(({ statusCode }) => statusCode === 201)
    const refused = responses.filter(({ statusCode }) => statusCode === 413)
    expect(stored.length + refused.length).toBe(7)
    expect(stored.length).toBeGreaterThan(1)
    expect(refused.length).toBeGreaterThan(2)
    expect(refused[0]?.json()).toMatchObject({ field: 'file', message: expect.stringContaining('space') })
    const [owned] = await db.sql`select count(*)::int as count from media_owners where user_id = ${asha}`
    expect(owned?.count).toBe(stored.length + 1)
    expect((await media.get(path)).statusCode).toBe(200)
  })

  test('too many concurrent uploads: 503 with Retry-After', async () => {
    const pictures = await Promise.all(Array.from({ length: 6 }, () => fresh(1_000, 1_000)))
    const responses = await Promise.all(pictures.map((picture) => busy.upload(picture)))
    const statuses = responses.map(({ statusCode }) => statusCode).sort()
    expect(statuses.slice(0, 2)).toEqual([201, 201])
    expect(statuses.at(-1)).toBe(503)
    const rejected = responses.find(({ statusCode }) => statusCode === 503)
    expect([rejected?.headers['retry-after'], rejected?.json().code]).toEqual(['5', 'SERVICE_UNAVAILABLE'])
  })
})

describe('deleteExpiredMedia', () => {
  const HOUR = 3_600_000
  const later = (hours: number) => new Date(Date.now() + hours * HOUR)
  const store = async (owner: string) => (await media.upload(await fresh(), owner)).json().path as string
  const exists = async (path: string) => (await media.get(path)).statusCode === 200

  test('a picture without references: is deleted after a day, and its owners get the space back', async () => {
    const asha = await person()
    const [used, unused] = [await store(asha), await store(asha)]
    await db.sql`update users set profile_picture = ${used} where id = ${asha}`
    await deleteExpiredMedia(db.db, later(23))
    expect([await exists(used), await exists(unused)]).toEqual([true, true])
    expect(await deleteExpiredMedia(db.db, later(25))).toBeGreaterThan(0)
    expect([await exists(used), await exists(unused)]).toEqual([true, false])
    const [space] = await db.sql`
      select u.bytes::int as used, (select sum(bytes)::int from media_owners where user_id = ${asha}) as owned
      from media_usage u where user_id = ${asha}`
    expect(space?.used).toBe(space?.owned)
  })

  test('the pictures of a tour: stay', async () => {
    const ravi = await person()
    const paths = [await store(ravi), await store(ravi)]
    await db.sql`
      insert into tours (id, creator_id, name, destination, start_date, end_date, price, images, search)
      values (uuidv7(), ${ravi}, 'Hampi', 'Hampi', '2027-01-10', '2027-01-12', 9000, ${paths}, 'hampi')`
    await deleteExpiredMedia(db.db, later(48))
    expect(await Promise.all(paths.map(exists))).toEqual([true, true])
  })

  test('a picture that is uploaded again: stays for another day', async () => {
    const mina = await person()
    const picture = await fresh()
    const { path } = (await media.upload(picture, mina)).json()
    await db.sql`update media set kept_at = now() - interval '2 days' where hash = ${path.slice(6)}`
    await media.upload(picture, mina)
    await deleteExpiredMedia(db.db, new Date())
    expect(await exists(path)).toBe(true)
  })

  test('the pictures of a deleted user: are deleted at once, except those with other owners', async () => {
    const [asha, ravi] = [await person(), await person()]
    const shared = await fresh()
    const both = (await media.upload(shared, asha)).json().path
    await media.upload(shared, ravi)
    const hers = await store(asha)
    await db.sql`delete from users where id = ${asha}`
    await deleteExpiredMedia(db.db, new Date())
    expect([await exists(hers), await exists(both)]).toEqual([false, true])
  })

  test('a picture of a deleted user that another user names without owning it: is deleted', async () => {
    const [asha, ravi] = [await person(), await person()]
    const hers = await store(asha)
    await db.sql`update users set profile_picture = ${hers} where id in ${db.sql([asha, ravi])}`
    await deleteExpiredMedia(db.db, later(48))
    expect(await exists(hers)).toBe(true)
    await db.sql`delete from users where id = ${asha}`
    await deleteExpiredMedia(db.db, new Date())
    expect(await exists(hers)).toBe(false)
  })

  test('concurrent deletions and uploads of the same picture: the upload stays', async () => {
    const owner = await person()
    const picture = await fresh(200, 200)
    for (let round = 0; round < 10; round++) {
      const { path } = (await media.upload(picture, owner)).json()
      await db.db.update(mediaTable).set({ keptAt: new Date(Date.now() - 48 * HOUR).toISOString() })
      const [again] = await Promise.all([
        media.upload(picture, owner),
        deleteExpiredMedia(db.db, new Date()),
        deleteExpiredMedia(db.db, new Date()),
      ])
      expect([again.statusCode, again.json().path, await exists(path)]).toEqual([201, path, true])
    }
    const [space] = await db.sql`
      select (select bytes::int from media_usage where user_id = ${owner}) as used,
             (select sum(bytes)::int from media_owners where user_id = ${owner}) as owned`
    expect(space?.used).toBe(space?.owned)
  })
})
