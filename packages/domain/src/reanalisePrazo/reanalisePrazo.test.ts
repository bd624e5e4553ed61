import { describe, expect, it } from 'vitest'
import { POLITICA } from '../auditoria/politica.fixture.ts'
import {
  findImpedimentoReanalise,
  isImagemNova,
  isMesesPedidos,
  type TermoConcedido,
} from './pedidoReanalise.ts'
import { type CasoReanalise, explainSemMotivo, judgeReanalise } from './politicaReanalise.ts'
import { endRespostaReanalise } from './prazoReanalise.ts'
import {
  getSituacaoReanalise,
  type ImpedimentoReanalise,
  type SituacaoReanalise,
  toSituacaoReanalise,
} from './reanalise.tables.ts'

const LIMITES = { mesesMaximo: 24, dias: 30 }
const TERMO: TermoConcedido = {
  isEmCurso: true,
  mesesConcedidos: 12,
  decididoEm: '2026-10-22',
  isEmAnalise: false,
}

describe('o pedido', () => {
  it.each<[string, Partial<TermoConcedido>, ImpedimentoReanalise | undefined]>([
    ['no trigésimo dia', {}, undefined],
    ['no trigésimo primeiro', { decididoEm: '2026-10-21' }, 'foraDoPrazo'],
    ['com outro em análise', { isEmAnalise: true, isEmCurso: false }, 'emAnalise'],
    ['de um tratamento que acabou', { isEmCurso: false }, 'semPrazo'],
    ['antes da decisão', { decididoEm: null }, 'semPrazo'],
    ['um mês abaixo do máximo', { mesesConcedidos: 23 }, undefined],
    ['com o máximo concedido', { mesesConcedidos: 24, decididoEm: '2026-10-21' }, 'noMaximo'],
  ])('%s', (_caso, mudanca, impedimento) => {
    expect(findImpedimentoReanalise({ ...TERMO, ...mudanca }, '2026-11-21', LIMITES)).toBe(impedimento)
  })

  it.each([
    [12, false],
    [13, true],
    [24, true],
    [25, false],
  ])('de 12 meses para %i: %s', (pedidos, aceito) => {
    expect(isMesesPedidos(pedidos, 12, LIMITES)).toBe(aceito)
  })

  it.each([
    ['2026-10-21', false, false, false],
    ['2026-10-22', true, false, false],
    ['2026-10-22', false, false, true],
    ['2026-10-23', true, false, true],
    ['2026-10-23', true, true, false],
  ])('imagem de %s, evidência %s, de outro pedido %s: nova %s', (data, isEvidencia, isPedida, nova) => {
    expect(isImagemNova({ data, isEvidencia, isPedida }, '2026-10-22')).toBe(nova)
  })

  it('é respondido em tantos dias quantos havia para pedir', () => {
    expect(endRespostaReanalise('2026-11-21', 30)).toBe('2026-12-21')
  })
})

describe('o julgamento', () => {
  const legivel = { largura: 800, altura: 600, contraste: 30 }
  const CASO: CasoReanalise = {
    mesesConcedidos: 12,
    mesesPedidos: 18,
    justificativa: 'Fratura do 11 durante o tratamento.',
    imagens: [legivel],
  }
  it.each<[string, Partial<CasoReanalise>, number, string]>([
    [
      'motivo clínico e imagem',
      { imagens: [{ ...legivel, altura: 199 }, legivel] },
      18,
      'A justificativa diz um motivo clínico (“Fratura”), e a imagem nova pode ser lida: de 12 meses para 18.',
    ],
    [
      'o que faz um tratamento demorar',
      { justificativa: 'Canino impactado.', mesesPedidos: 13 },
      13,
      'A justificativa diz um motivo clínico (“impactado”), e a imagem nova pode ser lida: de 12 meses para 13.',
    ],
    [
      'sem motivo clínico',
      { justificativa: 'Preciso de mais tempo.', mesesConcedidos: 1 },
      1,
      'A justificativa não diz um motivo clínico que a política conheça, e o prazo continua em 1 mês.',
    ],
    [
      'imagem que não se lê',
      { imagens: [{ ...legivel, altura: 199 }] },
      12,
      'Nenhuma imagem nova pode ser lida, e o prazo continua em 12 meses.',
    ],
  ])('%s', (_caso, mudanca, mesesDecididos, razao) => {
    const termosPrazo = [...POLITICA.termosClinicos, 'impact']
    expect(judgeReanalise({ ...CASO, ...mudanca }, { ...POLITICA, termosPrazo })).toEqual({
      mesesDecididos,
      razao,
    })
  })

  it('a política sem palavras não pede nenhuma, nem ao julgar nem antes', () => {
    const caso = { ...CASO, justificativa: 'Preciso de mais tempo.' }
    expect(judgeReanalise(caso, { ...POLITICA, termosPrazo: [] })).toEqual({
      mesesDecididos: 18,
      razao: 'A imagem nova pode ser lida: de 12 meses para 18.',
    })
    expect(explainSemMotivo(caso.justificativa, [])).toBeUndefined()
  })

  it.each([
    ['Preciso de mais tempo.', true],
    ['Canino impactado.', false],
    ['Nenhum canino; nem impactado.', true],
  ])('o que se diz antes de enviar é o que se julga: %s', (justificativa, emVao) => {
    const termosPrazo = ['impact']
    expect(explainSemMotivo(justificativa, termosPrazo)).toBe(
      emVao
        ? 'Não achamos no texto um motivo clínico. Diga o achado: espaço por fechar, dente impactado, mordida aberta…'
        : undefined,
    )
    const { mesesDecididos } = judgeReanalise({ ...CASO, justificativa }, { ...POLITICA, termosPrazo })
    expect(mesesDecididos).toBe(emVao ? 12 : 18)
  })

  it.each<[number | null, SituacaoReanalise, string]>([
    [null, 'EM_ANALISE', 'Em análise'],
    [12, 'MANTIDA', 'Prazo mantido'],
    [13, 'CONCEDIDA', 'Prazo aumentado'],
  ])('de 12 meses, decididos %s: %s', (decididos, situacao, rotulo) => {
    expect(toSituacaoReanalise(12, decididos)).toBe(situacao)
    expect(getSituacaoReanalise(situacao).rotulo).toBe(rotulo)
  })

  it('uma situação que não há é um erro do programa', () => {
    expect(() => getSituacaoReanalise('NADA' as SituacaoReanalise)).toThrow('NADA')
  })
})
