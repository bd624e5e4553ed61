import { describe, expect, it } from 'vitest'
import {
  getStatusFicha,
  isStatusFicha,
  statusEncerrados,
  statusFicha,
  statusFichas,
} from './statusFicha.tables.ts'

/** Spec §4.1, row by row. */
describe('statusFichas', () => {
  it.each([
    [-1, 'semHistorico', 'Sem histórico'],
    [0, 'desconhecido', 'Situação desconhecida'],
    [1, 'autorizada', 'Autorizada'],
    [2, 'emAnalise', 'Em análise'],
    [3, 'naoAutorizada', 'Não autorizada'],
    [4, 'aguardandoJustificativa', 'Aguardando justificativa técnica'],
    [5, 'aguardandoDocumentacao', 'Aguardando documentação'],
    [6, 'cancelada', 'Cancelada'],
    [7, 'parcialmenteAutorizada', 'Parcialmente autorizada'],
    [8, 'senhaLiberada', 'Senha liberada'],
    [9, 'enviadaApp', 'Enviada ao aplicativo'],
    [10, 'encaminhadaPagamento', 'Encaminhada para pagamento'],
    [11, 'emProcessamento', 'Em processamento'],
    [12, 'processada', 'Processada'],
    [13, 'recursoEmAnalise', 'Recurso em análise'],
    [14, 'recursoEmProcessamento', 'Recurso em processamento'],
    [15, 'recursoProcessado', 'Recurso processado'],
    [16, 'senhaLiberadaComplementar', 'Senha liberada para guia complementar'],
    [17, 'complementarEnviada', 'Guia complementar enviada'],
    [18, 'tokenSolicitado', 'Token solicitado'],
    [19, 'tokenGerado', 'Token gerado'],
    [20, 'encaminhadaPagamentoToken', 'Encaminhada para pagamento via token'],
  ] as const)('%i is %s, "%s"', (codigo, nome, rotulo) => {
    expect(getStatusFicha(codigo)).toMatchObject({ codigo, nome, rotulo })
    expect(statusFicha[nome]).toBe(codigo)
    expect(isStatusFicha(codigo)).toBe(true)
  })

  it('has these 22 and no other', () => {
    expect(statusFichas.map((linha) => linha.codigo)).toEqual(Array.from({ length: 22 }, (_, i) => i - 1))
    expect(isStatusFicha(21)).toBe(false)
    expect(getStatusFicha(21).nome).toBe('desconhecido')
  })

  it('nobody has to act in these', () => {
    expect(statusEncerrados.map((codigo) => getStatusFicha(codigo).nome)).toEqual([
      'semHistorico',
      'desconhecido',
      'naoAutorizada',
      'cancelada',
      'processada',
      'recursoProcessado',
    ])
  })

  it.each(statusFichas)('$nome explains itself; a term always says whose it is', (linha) => {
    const { ajuda, proximoPasso, responsavel, prazoDiasUteis } = getStatusFicha(linha.codigo)
    expect(ajuda).toMatch(/\.$/)
    expect(proximoPasso).toMatch(/\.$/)
    if (prazoDiasUteis !== undefined) expect(responsavel).toBeDefined()
  })
})
