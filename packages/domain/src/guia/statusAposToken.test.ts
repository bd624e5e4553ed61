import { expect, it } from 'vitest'
import { buildEvento, buildGuia } from './guia.fixture.ts'
import { destinoAposToken } from './statusAposToken.ts'

const confirmado = buildEvento({ statusToken: 'APROVADO' })
const semToken = buildEvento({ exigeToken: false })
const negado = buildEvento({ autorizacao: 3, statusToken: 'NAO_SOLICITADO' })
const porConfirmar = buildEvento()

it.each([
  ['all confirmed', [confirmado, confirmado], null, 20, 6],
  ['the rest needs no token', [confirmado, semToken], null, 20, 6],
  ['the rest is denied', [confirmado, negado], null, 20, 6],
  ['one was not asked for', [confirmado, porConfirmar], null, 1, 3],
  ['one was rejected', [confirmado, buildEvento({ statusToken: 'REJEITADO' })], null, 1, 3],
  ['one is to be, one is denied', [confirmado, porConfirmar, negado], null, 7, 3],
  ['one is to be, complementary', [confirmado, { ...porConfirmar, autorizacao: 1 as const }], 900, 17, 3],
] as const)('%s', (_nome, eventos, numeroFichaPrincipal, statusFicha, codigoEtapaAtual) => {
  expect(destinoAposToken(buildGuia({ eventos, numeroFichaPrincipal, statusFicha: 19 }))).toEqual({
    statusFicha,
    codigoEtapaAtual,
  })
})
