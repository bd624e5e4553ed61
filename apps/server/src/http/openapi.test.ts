import { describe, expect, it } from 'vitest'
import { buildOpenapi } from './openapi.ts'

type Operation = {
  parameters: { name: string; in: string }[]
  responses: Record<string, { description: string }>
}

type Caso = { nome: string; chamada: [string, string]; headers: string[]; diz: string[]; cala: string[] }

const { paths } = buildOpenapi() as { paths: Record<string, Record<string, Operation>> }
const read = (method: string, path: string) => {
  const operation = paths[path]?.[method]
  const codes = Object.values(operation?.responses ?? {}).flatMap(({ description }) =>
    [...description.matchAll(/^API-[A-Z]{3}-\d{4}/gm)].map(String),
  )
  const headers = operation?.parameters.filter((each) => each.in === 'header').map(({ name }) => name)
  return { headers, codes }
}

describe('the API document tells of a call its headers, and what its edge refuses', () => {
  it.each<Caso>([
    {
      nome: 'a write of a guide',
      chamada: ['post', '/api/guia/v1/gto/observacao'],
      headers: ['Idempotency-Key', 'If-Match'],
      diz: ['API-GEN-0002', 'API-GEN-0003', 'API-GEN-0009', 'API-GEN-0010', 'API-GEN-0012', 'API-GTO-0013'],
      cala: [],
    },
    {
      nome: 'a write of what has no version',
      chamada: ['put', '/api/credenciado/v1/credenciado/contatos'],
      headers: ['Idempotency-Key'],
      diz: ['API-GEN-0009'],
      cala: ['API-GTO-0013'],
    },
    {
      nome: 'a file that is sent',
      chamada: ['post', '/api/guia/v1/gto/upload'],
      headers: ['Idempotency-Key', 'If-Match'],
      diz: ['API-GEN-0002', 'API-IMG-0003'],
      cala: [],
    },
    {
      nome: 'a write whose answer is never kept',
      chamada: ['post', '/api/auth/credenciado/trocarSenha'],
      headers: [],
      diz: ['API-GEN-0002', 'API-GEN-0012'],
      cala: ['API-GEN-0009'],
    },
    {
      nome: 'a login, which no session sends',
      chamada: ['post', '/api/auth/credenciado/login'],
      headers: [],
      diz: ['API-GEN-0002'],
      cala: ['API-GEN-0009', 'API-ACE-0002'],
    },
    {
      nome: 'a reading',
      chamada: ['get', '/api/guia/v1/gto/consulta'],
      headers: [],
      diz: ['API-GEN-0001', 'API-ACE-0002'],
      cala: ['API-GEN-0002', 'API-GEN-0009', 'API-GEN-0012'],
    },
  ])('$nome', ({ chamada, headers, diz, cala }) => {
    const dito = read(...chamada)
    expect(dito.headers).toEqual(headers)
    expect(dito.codes).toEqual(expect.arrayContaining(diz))
    expect(dito.codes.filter((codigo) => cala.includes(codigo))).toEqual([])
  })
})
