import { describe, expect, it } from 'vitest'
import { getTipoGuia, tipoGuia, tiposGuia } from '../especialidade/tipoGuia.tables.ts'
import { etapa, etapas, getEtapa } from './etapa.tables.ts'
import { getStatusAuditoria, statusAuditorias } from './statusAuditoria.tables.ts'
import { statusEnvios } from './statusEnvio.tables.ts'
import { getStatusToken, loadStatusToken, statusTokenInicial, statusTokens } from './statusToken.tables.ts'
import { getStatusValidacao, statusValidacoes } from './statusValidacao.tables.ts'

/** Spec §4, in its order; each lookup finds its own rows and nothing else. */
describe('the small tables', () => {
  it.each([
    ['etapas', etapas, [1, 2, 3, 4, 5, 6]],
    ['statusEnvios', statusEnvios, ['ENVIADO', 'PENDENTE', 'ERRO', 'EDITAVEL']],
    ['statusAuditorias', statusAuditorias, ['NAO_SE_APLICA', 'ENVIO_PENDENTE', 'AUDITADO', 'NAO_AUDITADO']],
    ['statusValidacoes', statusValidacoes, [0, 1, 2, 3]],
    ['tiposGuia', tiposGuia, [1, 2, 4, 6, 7, 8, 9, 15]],
    [
      'statusTokens',
      statusTokens,
      [
        'FILA_PENDENTE',
        'BENEFICIARIO_PENDENTE',
        'APROVADO',
        'REJEITADO',
        'NAO_SOLICITADO',
        'GUIA_COMPLEMENTAR',
      ],
    ],
  ])('%s', (_nome, tabela, codigos) => {
    expect(tabela.map((linha) => linha.codigo)).toEqual(codigos)
  })

  it.each([
    ['stage', getEtapa(4)?.rotulo, 'Auditoria', getEtapa(7)],
    ['token', getStatusToken('REJEITADO')?.rotulo, 'Rejeitado pelo beneficiário', getStatusToken('')],
    ['audit', getStatusAuditoria('NAO_SE_APLICA')?.rotulo, 'Não se aplica', getStatusAuditoria('')],
    ['validation', getStatusValidacao(3)?.rotulo, 'Validação dispensada', getStatusValidacao(4)],
    ['type', getTipoGuia(9)?.rotulo, 'Ortodontia: prorrogação', getTipoGuia(3)],
  ])('%s by its code', (_nome, rotulo, esperado, ausente) => {
    expect(rotulo).toBe(esperado)
    expect(ausente).toBeUndefined()
  })

  it.each([
    ['NAO_SOLICITADO', true, 'GUIA_COMPLEMENTAR'],
    ['NAO_SOLICITADO', false, 'NAO_SOLICITADO'],
    ['FILA_PENDENTE', true, 'FILA_PENDENTE'],
  ] as const)('%s of a complementary guide (%s) says %s', (status, isComplementar, dito) => {
    expect(loadStatusToken(status, isComplementar)).toBe(dito)
  })

  it('names its codes, and a new event has no token requested', () => {
    expect(etapa.faturamento).toBe(6)
    expect(tipoGuia.guiaRapida).toBe(15)
    expect(statusTokenInicial).toBe('NAO_SOLICITADO')
  })
})
