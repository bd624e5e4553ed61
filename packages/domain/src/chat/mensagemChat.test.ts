import { describe, expect, it } from 'vitest'
import { readDoChat, readDoPortal, toEnvio } from './mensagemChat.ts'

const protocolo = 'portal-chat/1'
const estado = { tipo: 'estado', marca: 'aurora', tema: 'alto-contraste', aberto: true } as const

describe('what the chat says', () => {
  it.each([
    { tipo: 'pronto' },
    { tipo: 'fechar' },
    { tipo: 'naoLidas', quantas: 0 },
    { tipo: 'naoLidas', quantas: 999 },
  ] as const)('%j is a message', (mensagem) => {
    expect(readDoChat(toEnvio(mensagem))).toEqual(mensagem)
  })

  it.each([
    undefined,
    null,
    'pronto',
    [],
    { tipo: 'pronto' },
    { protocolo: 'portal-chat/2', tipo: 'pronto' },
    { protocolo, tipo: 'outro' },
    { protocolo, tipo: 'pronto', quantas: 1 },
    { protocolo, tipo: 'fechar', endereco: 'https://outro.example' },
    { protocolo, tipo: 'naoLidas' },
    { protocolo, tipo: 'naoLidas', quantas: -1 },
    { protocolo, tipo: 'naoLidas', quantas: 1000 },
    { protocolo, tipo: 'naoLidas', quantas: 1.5 },
    { protocolo, tipo: 'naoLidas', quantas: '3' },
    { protocolo, tipo: 'naoLidas', quantos: 3 },
    toEnvio(estado),
  ])('%j is none', (recebido) => {
    expect(readDoChat(recebido)).toBeUndefined()
  })
})

describe('what the portal says', () => {
  it('is how it looks, and whether the chat is in front', () => {
    expect(readDoPortal(toEnvio(estado))).toEqual(estado)
  })

  it.each([
    estado,
    { protocolo, ...estado, token: 'x' },
    { protocolo, ...estado, aberto: 'sim' },
    { protocolo, ...estado, marca: 'Aurora Odonto' },
    { protocolo, ...estado, tema: `a${'b'.repeat(30)}` },
    { protocolo, ...estado, tipo: 'pronto' },
    { protocolo, tipo: 'estado', marca: 'aurora', tema: 'claro' },
    toEnvio({ tipo: 'pronto' }),
  ])('%j is none of it', (recebido) => {
    expect(readDoPortal(recebido)).toBeUndefined()
  })
})
