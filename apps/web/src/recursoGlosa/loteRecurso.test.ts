import type { RecursoDetalhado } from '@portal/contract/recursoGlosa.ts'
import { MAXIMO_TEXTO } from '@portal/domain/texto/protegido.ts'
import { describe, expect, it } from 'vitest'
import { toPedido } from './edicaoRecurso.ts'
import { checkMotivo, countPedidosMotivo, prepareGuia, sumGlosado } from './loteRecurso.ts'
import { createImagem, createItem, createItemComMotivo, createRecurso } from './recurso.fixture.ts'

const MOTIVO = 'Paciente com dor espontânea e gengivite.'
const ambos = createRecurso({ itens: [createItem(), createItemComMotivo()] })

describe('recursoGlosa: uma guia entre várias', () => {
  it('vai com o que o acervo tem, e com o motivo só no item que o pede', () => {
    const guia = prepareGuia(ambos, ` ${MOTIVO} `)
    expect(guia).toMatchObject({ impedimento: undefined, valorCentavos: 54000, perdidos: [] })
    const [canal, profilaxia] = guia.recorridos
    expect(canal).toMatchObject({
      tem: ['Imagem final: canal-11-final.jpg'],
      faltas: [],
      pedeMotivo: false,
    })
    expect(canal?.justificativa).toMatch(/^Recurso da glosa 3067: .*\(canal-11-final\.jpg\)\.$/)
    expect(profilaxia).toMatchObject({ tem: [], faltas: [], pedeMotivo: true })
    expect(profilaxia?.justificativa).toBe(
      `Recurso da glosa 3016: Intervalo entre eventos. Evento 84000198, Profilaxia, realizado em 05/10/2026. ${MOTIVO}`,
    )
    expect(toPedido(guia.detalhe, guia.edicao)).toMatchObject({
      numeroFicha: 700000001,
      eventos: [
        {
          numeroSequenciaInclusao: 1,
          novidades: [{ tipo: 'imagemFinal', numeroFicha: 700000001, sequencial: 9 }],
        },
        { numeroSequenciaInclusao: 2, justificativa: profilaxia?.justificativa },
      ],
      desistencias: [],
    })
  })

  it.each([380, 430, 498, 499, 500])('com um motivo de %i caracteres, quem cede é o rascunho', (quantos) => {
    const motivo = `${'dor '.repeat(200).slice(0, quantos - 1)}x`
    const texto = prepareGuia(ambos, motivo).recorridos[1]?.justificativa ?? ''
    expect(texto.endsWith(motivo)).toBe(true)
    expect(texto.length).toBeLessThanOrEqual(MAXIMO_TEXTO)
  })

  it('o item em que não cabe recurso fica de fora e o perde', () => {
    const itens = [createItem(), createItemComMotivo({ cabe: false, porque: 'É um limite do contrato.' })]
    const guia = prepareGuia(createRecurso({ itens }), '')
    expect(guia.recorridos.map(({ item }) => item.numeroSequencialInclusao)).toEqual([1])
    expect(guia.perdidos.map(({ numeroSequencialInclusao }) => numeroSequencialInclusao)).toEqual([2])
    expect(guia).toMatchObject({ impedimento: undefined, valorCentavos: 48000 })
    expect(toPedido(guia.detalhe, guia.edicao).eventos).toHaveLength(1)
  })

  it.each([
    ['já foi enviado', { situacao: 'RECURSO' }],
    ['já foi decidido', { situacao: 'DECIDIDO' }],
    ['já terminou', { situacao: 'PERDIDO' }],
    ['está bloqueada', { bloqueio: true }],
    ['Não cabe recurso em nenhum item', { itens: [createItem({ cabe: false })] }],
    ['Outra guia foi autorizada', { itens: [createItem({ lugarTomado: true })] }],
    ['Outra guia foi autorizada', { itens: [createItem(), createItemComMotivo({ lugarTomado: true })] }],
    ['Falta o que a glosa pede', { acervo: [] }],
    ['Falta o que a glosa pede', { acervo: [createImagem({ julgadaPara: [1] })] }],
  ] satisfies [string, Partial<RecursoDetalhado>][])('fica de fora: %s', (porque, mudancas) => {
    expect(prepareGuia(createRecurso(mudancas), MOTIVO).impedimento).toContain(porque)
  })

  it('diz o que falta, menos o motivo, que se escreve ali', () => {
    const { recorridos } = prepareGuia({ ...ambos, acervo: [] }, '')
    expect(recorridos.map(({ faltas }) => faltas.map(({ tipo }) => tipo))).toEqual([['imagemFinal'], []])
  })
})

describe('recursoGlosa: o motivo de várias', () => {
  it.each([
    ['', true],
    ['dor', true],
    [MOTIVO, false],
  ])('com “%s” ainda falta o motivo: %s', (motivo, falta) => {
    expect(prepareGuia(ambos, motivo).faltaMotivo).toBe(falta)
    expect(prepareGuia(createRecurso(), motivo).faltaMotivo).toBe(false)
  })

  it('conta os itens que o pedem', () => {
    expect(countPedidosMotivo([prepareGuia(ambos, ''), prepareGuia(createRecurso(), '')])).toBe(1)
  })

  it.each([
    ['', 0, undefined],
    ['', 1, 'Escreva o motivo clínico: 1 item pede.'],
    [' # ', 2, 'Escreva o motivo clínico: 2 itens pedem.'],
    ['dor', 0, undefined],
    ['dor', 1, 'O motivo clínico pede pelo menos 20 caracteres; este tem 3.'],
    ['x'.repeat(500), 1, undefined],
    [`#${'x'.repeat(500)}`, 1, undefined],
    ['x'.repeat(501), 1, 'O motivo tem no máximo 500 caracteres.'],
  ])('%s, %i', (motivo, pedidos, esperado) => expect(checkMotivo(motivo, pedidos)).toBe(esperado))

  it('soma o que foi negado', () => {
    expect(sumGlosado([{ valorGlosado: '480.00' }, { valorGlosado: '0.10' }])).toBe(48010)
  })
})
