import { describe, expect, it } from 'vitest'
import { createDispositivos } from './dispositivo.ts'

const [antiga, atual] = ['a'.repeat(48), 'b'.repeat(48)]
const HASH = '$argon2id$v=19$m=19456,t=2,p=1$sal$resumo'
const dispositivos = createDispositivos([atual])
const novo = (login: number, cookie?: string) => dispositivos.mark(cookie, login, HASH, undefined)

describe('a device', () => {
  it('is known to the login that marked it, and keeps its id when marked again', () => {
    const cookie = novo(100001)
    const id = dispositivos.find(cookie, 100001, HASH)
    expect(id).toMatch(/^[\w-]{22}$/)
    expect(dispositivos.find(dispositivos.mark(cookie, 100001, HASH, id), 100001, HASH)).toBe(id)
    expect(dispositivos.find(novo(100001), 100001, HASH)).not.toBe(id)
  })

  it('is unknown to another login, under another password, and to who has none', () => {
    const cookie = novo(100001)
    expect(dispositivos.find(cookie, 100002, HASH)).toBeUndefined()
    for (const hash of [`${HASH}x`, null, undefined]) {
      expect(dispositivos.find(cookie, 100001, hash)).toBeUndefined()
    }
  })

  it('stays known when the keys move on, until the last that sealed it is gone', () => {
    const cookie = createDispositivos([antiga]).mark(undefined, 100001, HASH, undefined)
    const id = createDispositivos([atual, antiga]).find(cookie, 100001, HASH)
    expect(id).toBeDefined()
    expect(createDispositivos([atual]).find(cookie, 100001, HASH)).toBeUndefined()
    const renewed = createDispositivos([atual, antiga]).mark(cookie, 100001, HASH, id)
    expect(createDispositivos([atual]).find(renewed, 100001, HASH)).toBe(id)
  })

  it('is none in any text that we did not seal', () => {
    const cookie = novo(100001)
    const [login = '', id = '', selo = ''] = cookie.split('.')
    const outro = novo(100002).split('.')
    const forged = [
      '',
      `${login}.${id}`,
      `${login}.${id}.`,
      `${login}.${id}.${'A'.repeat(43)}`,
      `${login}.${'A'.repeat(22)}.${selo}`,
      `100002.${id}.${selo}`,
      `${login}.${outro[1]}.${outro[2]}`,
      `0${cookie}x`,
      `${cookie} `,
    ]
    for (const texto of forged) {
      for (const numero of [100001, 100002]) expect(dispositivos.find(texto, numero, HASH)).toBeUndefined()
    }
  })
})

describe('the cookie', () => {
  it('knows the last five logins of a browser', () => {
    let cookie: string | undefined
    for (const login of [1, 2, 3, 4, 5, 6, 2]) cookie = novo(login, cookie)
    const known = [1, 2, 3, 4, 5, 6].filter((login) => dispositivos.find(cookie, login, HASH))
    expect(known).toEqual([2, 3, 4, 5, 6])
    expect(cookie?.split('~').map((marca) => marca.split('.')[0])).toEqual(['2', '6', '5', '4', '3'])
  })

  it('sends nothing of a stranger back', () => {
    const own = novo(100001)
    for (const texto of ['x\r\nset-cookie: a=1', '~'.repeat(5000), 'a.b.c~=;', `${'9'.repeat(4000)}.a.b`]) {
      expect(dispositivos.mark(texto, 100001, HASH, own.split('.')[1])).toBe(own)
    }
  })
})
