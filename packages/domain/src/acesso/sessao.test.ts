import { expect, it } from 'vitest'
import { tiposFluxo } from './fluxo.tables.ts'
import { adjustInstantes, duracaoSessaoSegundos, textosSessao } from './sessao.ts'

it('a session lasts 1800 s and the parsed token is 2 s shorter (Spec §9)', () => {
  expect(duracaoSessaoSegundos).toBe(1800)
  expect(adjustInstantes({ exp: 10_000, iat: 8_200 })).toEqual({ exp: 9_998, iat: 10_000 })
})

it('keeps the texts of Spec §8 letter by letter', () => {
  expect(Object.values(textosSessao)).toEqual([
    'Falha ao verficar o dentista',
    'Falha ao atualizar a sessão - JWT',
    'erro ao carregar o cookie',
  ])
})

it('has the three password flows of Spec §4', () => {
  expect(tiposFluxo.map(({ codigo, rotulo }) => [codigo, rotulo])).toEqual([
    ['PA', 'Primeiro acesso'],
    ['RS', 'Redefinição de senha'],
    ['SE', 'Senha expirada'],
  ])
})
