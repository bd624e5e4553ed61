import { expect, it } from 'vitest'
import { textoMotivo } from '../glosa/glosaMotivo.ts'
import { closeAtrasada, listApresentacoes, listForaDoPrazo } from './apresentacao.ts'
import { CALENDARIOS_REPASSE } from './calendarioRepasse.data.ts'

it.each([
  ['no último dia', '2026-08-22', '2026-11-20', []],
  ['no dia seguinte', '2026-08-22', '2026-11-21', ['3091']],
  ['sem data', null, '2026-11-21', []],
])('encaminhado %s', (_nome, dataRealizacao, apresentadaEm, esperado) => {
  const motivos = listForaDoPrazo(CALENDARIOS_REPASSE, { dataRealizacao }, 'AURORA', apresentadaEm)
  expect(motivos.map(({ codigoGlosa }) => codigoGlosa)).toEqual(esperado)
})

it('a negativa é do campo da data, com as palavras da tabela', () => {
  const [motivo] = listForaDoPrazo(
    CALENDARIOS_REPASSE,
    { dataRealizacao: '2026-08-22' },
    'AURORA',
    '2026-11-21',
  )
  expect(motivo).toEqual({
    codigoGlosa: '3091',
    severidade: 'glosa',
    campo: 'data',
    texto: textoMotivo('3091'),
  })
})

it.each([
  ['no último dia em que ainda se encaminha', '2026-11-20', { ate: '2026-08-22', depois: undefined }],
  [
    'no dia seguinte',
    '2026-11-21',
    { ate: null, depois: { codigoGlosa: '3091', texto: textoMotivo('3091') } },
  ],
])('o último dia da janela, %s', (_nome, hoje, esperado) => {
  const janela = { desde: '2026-08-01', ate: '2026-08-22' }
  expect(closeAtrasada(CALENDARIOS_REPASSE, janela, 'AURORA', hoje)).toEqual({
    desde: '2026-08-01',
    ...esperado,
  })
})

it('a janela que já não tem dia fica como está', () => {
  const janela = { ate: null, depois: { codigoGlosa: '1321', texto: 'Validade da guia expirada' } }
  expect(closeAtrasada(CALENDARIOS_REPASSE, janela, 'AURORA', '2026-11-21')).toBe(janela)
})

const dia = (apresentarAte: string, centavos: number) => ({ apresentarAte, centavos })

it.each([
  ['nothing is done', [], []],
  ['one thing is', [dia('2026-11-20', 100)], [{ prazo: '2026-11-20', centavos: 100 }]],
  [
    'several are, on days of their own',
    [dia('2026-11-30', 3500), dia('2026-11-18', 6000), dia('2026-11-30', 20), dia('2026-11-10', 400)],
    [
      { prazo: '2026-11-10', centavos: 400 },
      { prazo: '2026-11-18', centavos: 6000 },
      { prazo: '2026-11-30', centavos: 3520 },
    ],
  ],
])('what is to be presented where %s', (_nome, porApresentar, esperado) => {
  expect(listApresentacoes(porApresentar)).toEqual(esperado)
})
