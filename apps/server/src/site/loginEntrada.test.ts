import { acesso } from '@portal/contract/acesso.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Answer, listen, talk } from '../http/socket.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { openTestSite } from './site.fixture.ts'

const test = await openTestApp()
const { app } = await openTestSite(test)
const port = await listen(app)
// What is answered as a wrong password is counted as one.
beforeEach(() => test.clock.advance(60 * 60 * 1000))

const JSON_TYPE = 'application/json'
const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=x'
const part = '--x\r\ncontent-disposition: form-data; name="login"\r\n\r\n100001\r\n--x--\r\n'

/** A body as anybody may send it: its content type, if any, its text, and what each door answers. */
type Corpo = readonly [nome: string, tipo: string | undefined, texto: string, form: number, api: number]
const corpos: readonly Corpo[] = [
  ['nothing at all', undefined, '', 401, 400],
  ['an empty form', FORM, '', 401, 415],
  ['empty JSON', JSON_TYPE, '', 415, 400],
  ['null', JSON_TYPE, 'null', 415, 400],
  ['a number', JSON_TYPE, '5', 415, 400],
  ['a truth', JSON_TYPE, 'true', 415, 400],
  ['a text', JSON_TYPE, '"x"', 415, 400],
  ['a list', JSON_TYPE, '[]', 415, 400],
  ['a list of one', JSON_TYPE, '[{"login":"100001","senha":"x"}]', 415, 400],
  ['numbers as fields', JSON_TYPE, '{"login":100001,"senha":5}', 415, 400],
  ['null as fields', JSON_TYPE, '{"login":null,"senha":null}', 415, 400],
  ['objects as fields', JSON_TYPE, '{"login":{"a":1},"senha":[]}', 415, 400],
  ['half a JSON', JSON_TYPE, '{"login":', 415, 400],
  ['a prototype', JSON_TYPE, '{"__proto__":{"login":"100001"}}', 415, 400],
  ['parts', MULTIPART, part, 415, 415],
  ['parts that never end', MULTIPART, part.slice(0, 30), 415, 415],
  ['parts without a boundary', 'multipart/form-data', part, 415, 415],
  ['no parts', MULTIPART, '', 415, 415],
  ['plain text', 'text/plain', 'login=100001', 415, 415],
  ['an unknown kind', 'application/vnd.nada', 'x', 415, 415],
  ['a kind that is none', 'nada', 'x', 415, 415],
  ['a body of no kind', undefined, 'login=100001&senha=x', 415, 415],
  ['a field twice', FORM, 'login=100001&login=100002&senha=x', 401, 415],
  ['fields of the prototype', FORM, '__proto__=1&constructor=2&login=1&senha=x', 401, 415],
  ['lists as fields', FORM, 'login[]=1&senha[]=x', 401, 415],
  ['broken escapes', FORM, 'login=%&senha=%zz%ED%A0%80%00', 401, 415],
  ['NUL in a password', FORM, 'login=100001&senha=a%00b', 401, 415],
  ['half a letter', FORM, `login=${encodeURIComponent('12345678🦷')}&senha=x`, 401, 415],
  ['a huge form', FORM, `login=1&senha=${'x'.repeat(300_000)}`, 413, 415],
  ['huge JSON', JSON_TYPE, `{"login":"${'1'.repeat(300_000)}"}`, 415, 413],
  ['a huge unknown', 'application/vnd.nada', 'x'.repeat(300_000), 415, 415],
]

/** One request as bytes on a socket: as the browser would say where it comes from, and no more. */
function post(url: string, tipo: string | undefined, texto: string): Promise<Answer> {
  const head = [
    `POST ${url} HTTP/1.1`,
    'Host: localhost',
    'Sec-Fetch-Site: same-origin',
    'Connection: close',
    ...(tipo === undefined ? [] : [`Content-Type: ${tipo}`]),
    ...(texto === '' && tipo === undefined ? [] : [`Content-Length: ${Buffer.byteLength(texto)}`]),
  ]
  return talk(port, `${head.join('\r\n')}\r\n\r\n${texto}`)
}

describe.each([
  ['/credenciado/login', 'form'],
  ['/meridiano/login', 'form'],
  [acesso.login.path, 'api'],
] as const)('%s', (url, door) => {
  it.each(corpos)('refuses %s', async (_nome, tipo, texto, form, api) => {
    const { status, text } = await post(url, tipo, texto)
    expect(status).toBe(door === 'form' ? form : api)
    expect(text.toLowerCase()).not.toContain('set-cookie')
  })

  it('refuses a body in pieces that are none', async () => {
    const head = `POST ${url} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n`
    expect((await talk(port, `${head}nada\r\n`)).status).toBe(400)
  })
})
