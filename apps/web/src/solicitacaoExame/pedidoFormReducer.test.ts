import { expect, it } from 'vitest'
import { type AcaoPedido, createEstadoPedido, pedidoVazio, reducePedido } from './pedidoFormReducer.ts'

const run = (...acoes: readonly AcaoPedido[]) => acoes.reduce(reducePedido, createEstadoPedido(pedidoVazio))
const peri = (codigoLocal: string, ...dentes: string[]): AcaoPedido => ({
  tipo: 'incluir',
  exames: [{ codigo: '81000421', locais: [{ codigoLocal, foco: '', ...(dentes.length > 0 && { dentes }) }] }],
  emMaos: '81000421',
})
const pano: AcaoPedido = { tipo: 'incluir', exames: [{ codigo: '81000405', locais: [] }], emMaos: undefined }

it('an exam said again takes the new places, once each, and keeps what was written', () => {
  const { conteudo } = run(
    peri('RMIE'),
    { tipo: 'escreverFoco', codigo: '81000421', codigoLocal: 'RMIE', foco: 'ápice do 36' },
    peri('RMIE', '37'),
    peri('RMID', '46'),
  )
  expect(conteudo.eventos).toEqual([
    {
      codigo: '81000421',
      quantidade: 2,
      justificativa: '',
      locais: [
        { codigoLocal: 'RMIE', dentes: ['37'], foco: 'ápice do 36' },
        { codigoLocal: 'RMID', dentes: ['46'], foco: '' },
      ],
    },
  ])
})

it('what was taken out comes back where it stood, with all that was typed of it and since', () => {
  const { conteudo, retirado } = run(
    peri('RMIE'),
    pano,
    { tipo: 'justificar', codigo: '81000421', justificativa: 'Dor nova' },
    { tipo: 'retirar', codigo: '81000421' },
    { tipo: 'escreverHipotese', hipotese: 'Lesão' },
    { tipo: 'devolver' },
  )
  expect(conteudo.hipoteseDiagnostica).toBe('Lesão')
  expect(conteudo.eventos.map(({ codigo, justificativa }) => [codigo, justificativa])).toEqual([
    ['81000421', 'Dor nova'],
    ['81000405', ''],
  ])
  expect(retirado).toBeUndefined()
})

it('an exam without places leaves the one in hand', () => {
  expect(run(peri('RMIE'), pano).emMaos).toBe('81000421')
  const retirar: AcaoPedido = { tipo: 'retirar', codigo: '81000421' }
  expect(run(peri('RMIE'), retirar).emMaos).toBeUndefined()
  expect(run(peri('RMIE'), retirar, { tipo: 'devolver' }).emMaos).toBe('81000421')
})

it('several teeth chosen together are added, and none is taken back', () => {
  const { conteudo } = run(peri('RMIE', '36'), {
    tipo: 'trocarLugares',
    codigo: '81000421',
    lugares: [
      { codigoLocal: 'RMIE', dente: '36' },
      { codigoLocal: 'RMIE', dente: '37' },
    ],
  })
  expect(conteudo.eventos[0]?.locais).toEqual([{ codigoLocal: 'RMIE', dentes: ['36', '37'], foco: '' }])
})
