import net, { type AddressInfo } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { useMedia } from '../../../test/media.ts'
import { makePerson } from '../../../test/people.ts'
import { formOf, type Part, plain } from '../../../test/pictures.ts'

const db = useDatabase()
const media = useMedia(db)
let picture: Buffer
beforeAll(async () => {
  picture = await plain(64, 64).jpeg().toBuffer()
})
const file = (more: Partial<Part> = {}): Part => ({
  name: 'file',
  filename: 'a.jpg',
  type: 'image/jpeg',
  body: picture,
  ...more,
})

describe('POST /api/media: a form with one picture', () => {
  test.each<[string, () => Part[]]>([
    ['from a browser', () => [file()]],
    ['with a path as its file name', () => [file({ filename: '../../../etc/cron.d/saathi' })]],
    ['with an empty file name', () => [file({ filename: '' })]],
    ['with a wrong extension and content type', () => [file({ filename: 'a.exe', type: 'text/html' })]],
    ['before its kind', () => [file(), { name: 'kind', body: 'tour' }]],
    ['beside a part without a content disposition', () => [{ header: 'X-Nothing: here', body: 'x' }, file()]],
  ])('%s: is accepted', async (_, parts) => {
    expect((await media.send(parts())).statusCode).toBe(201)
  })
})

describe('POST /api/media: an invalid form is rejected with the field', () => {
  test.each<[string, () => Part[], number, string]>([
    ['two files', () => [file(), file()], 400, 'file'],
    ['two files with different names', () => [file(), file({ name: 'other' })], 400, 'other'],
    ['three files', () => [file(), file({ name: 'kind' }), file({ name: 'b' })], 400, 'kind'],
    ['a file in another field', () => [file({ name: 'profilePicture' })], 400, 'profilePicture'],
    ['a file without a field name', () => [file({ name: undefined })], 400, 'file'],
    ['a picture sent as text', () => [file({ filename: undefined })], 400, 'file'],
    ['a text as the file', () => [{ name: 'file', body: '' }], 400, 'file'],
    ['no file', () => [{ name: 'kind', body: 'tour' }], 400, 'file'],
    ['no parts', () => [], 400, 'file'],
    ['an empty file', () => [file({ body: '' })], 400, 'file'],
    ['an unknown kind', () => [file(), { name: 'kind', body: 'poster' }], 400, 'kind'],
    ['a kind as a file', () => [file({ name: 'kind' })], 400, 'kind'],
    ['a kind as JSON', () => [{ name: 'kind', type: 'application/json', body: '["tour"]' }, file()], 400, 'kind'],
    ['invalid JSON', () => [{ name: 'kind', type: 'application/json', body: '{' }, file()], 400, 'file'],
    ['a kind twice', () => [{ name: 'kind', body: 'tour' }, { name: 'kind', body: 'tour' }, file()], 400, 'kind'],
    ['a very long kind', () => [{ name: 'kind', body: 'x'.repeat(20_000) }, file()], 413, 'kind'],
    ['an unknown field', () => [{ name: 'userId', body: '1' }, file()], 400, 'userId'],
    ['the field __proto__', () => [{ name: '__proto__', body: '1' }, file()], 400, 'file'],
    ['the field constructor', () => [{ name: 'constructor', filename: 'a', body: '1' }, file()], 400, 'file'],
    ['fifty parts', () => Array.from({ length: 50 }, (_, i) => ({ name: `f${i}`, body: '' })), 400, 'f0'],
    ['a file of 6 MB', () => [file({ body: Buffer.alloc(6 * 1024 * 1024, 255) })], 413, 'file'],
    ['a file of 6 MB, then more', () => [file({ body: Buffer.alloc(6 * 1024 * 1024) }), file()], 413, 'file'],
  ])('%s', async (_, parts, status, field) => {
    const response = await media.send(parts())
    expect([response.statusCode, response.json()]).toEqual([
      status,
      expect.objectContaining({ field, message: expect.any(String) }),
    ])
    expect(response.body).not.toMatch(/node_modules|at \w+ \(/)
  })

  const post = (payload: Buffer | string, headers: Record<string, string>) =>
    media.app.inject({
      method: 'POST',
      url: '/api/media',
      payload,
      headers: { ...headers, 'x-user': media.people[0] as string },
    })

  test.each([
    ['JSON', 'application/json', 415],
    ['broken JSON', 'application/json; charset=utf-8', 415],
    ['a picture without a form', 'image/jpeg', 415],
    ['a URL-encoded form', 'application/x-www-form-urlencoded', 415],
    ['a form without a boundary', 'multipart/form-data', 400],
    ['a form with another boundary', 'multipart/form-data; boundary=other', 400],
    ['another multipart', 'multipart/mixed; boundary=saathi-test-boundary', 415],
  ])('%s', async (_, type, status) => {
    const response = await post(formOf(file()).payload, { 'content-type': type })
    expect([response.statusCode, response.json().field]).toEqual([status, 'file'])
  })

  test('a truncated form: 400 at any position', async () => {
    const { payload, headers } = formOf(file(), { name: 'kind', body: 'tour' })
    for (const end of [0, 10, 60, 150, 400, payload.length - 60, payload.length - 10]) {
      const response = await post(payload.subarray(0, end), headers)
      expect([end, response.statusCode, response.json().field]).toEqual([end, 400, 'file'])
    }
  })
})

describe('POST /api/media over a real connection', () => {
  const listen = async () => {
    if (!media.app.server.listening) await media.app.listen({ port: 0, host: '127.0.0.1' })
    return `http://127.0.0.1:${(media.app.server.address() as AddressInfo).port}/api/media`
  }
  const send = async (body: FormData) =>
    fetch(await listen(), { method: 'POST', body, headers: { 'x-user': media.people[0] as string } })
  const form = (...bytes: Uint8Array<ArrayBuffer>[]) => {
    const data = new FormData()
    for (const content of bytes) data.append('file', new Blob([content]), 'a.jpg')
    return data
  }

  test('a picture is accepted, one of 8 MB gets 413', async () => {
    expect((await send(form(Uint8Array.from(picture)))).status).toBe(201)
    const response = await send(form(new Uint8Array(8 * 1024 * 1024)))
    expect([response.status, ((await response.json()) as { field: string }).field]).toEqual([413, 'file'])
  })

  test('a form with an invalid first part: is read to its end, so that the response arrives', async () => {
    const data = new FormData()
    data.append('nonsense', 'x')
    data.append('file', new Blob([new Uint8Array(3 * 1024 * 1024)]), 'a.jpg')
    const response = await send(data)
    expect([response.status, ((await response.json()) as { field: string }).field]).toEqual([400, 'nonsense'])
    expect((await send(form(Uint8Array.from(picture)))).status).toBe(201)
  })

  /** Starts a chunked request and sends it up to the first bytes of its file. */
  const start = async () => {
    const { port } = new URL(await listen())
    const socket = net.connect(Number(port), '127.0.0.1')
    socket.on('error', () => {}) // The server closes the connection in these tests.
    const closed = new Promise<void>((done) => socket.once('close', () => done()))
    const head = [
      'POST /api/media HTTP/1.1',
      'Host: saathi.test',
      `X-User: ${media.people[0]}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Transfer-Encoding: chunked',
      '',
      '',
    ]
    socket.write(head.join('\r\n'))
    const write = (text: string | Buffer) =>
      new Promise<void>((done) => {
        const bytes = Buffer.from(text)
        socket.write(Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]), () =>
          done(),
        )
      })
    await write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n')
    return { socket, write, closed }
  }

  test('an endless stream: the connection is closed', async () => {
    const { socket, write, closed } = await start()
    const limit = 64 * 1024 * 1024
    let sent = 0
    for (const bytes = Buffer.alloc(65_536); !socket.closed && sent < limit; sent += bytes.length) {
      await Promise.race([write(bytes), closed])
    }
    expect(sent).toBeGreaterThan(5 * 1024 * 1024)
    expect(sent).toBeLessThan(limit)
  })

  test('a client that disconnects: the next upload is accepted', async () => {
    const { socket, write, closed } = await start()
    await write(picture.subarray(0, picture.length / 2))
    socket.destroy()
    await closed
    expect((await send(form(Uint8Array.from(picture)))).status).toBe(201)
  })
})

describe('media in the complete app', () => {
  const server = useApp(db)

  test('an upload needs a signed-in user, and the picture is public', async () => {
    const { token } = await makePerson(server, db)
    const { payload, headers } = formOf(file())
    const upload = (authorization: string) =>
      server.app.inject({ method: 'POST', url: '/api/media', payload, headers: { ...headers, authorization } })
    const uploaded = await upload(`Bearer ${token}`)
    expect(uploaded.statusCode).toBe(201)
    const shown = await server.app.inject(`/api/${uploaded.json().path}?w=480`)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    const rejected = await upload('Bearer invalid')
    expect([rejected.statusCode, rejected.json()]).toEqual([401, expect.objectContaining({ code: 'UNAUTHORIZED' })])
  })
})
