import type { Motivo } from '@portal/contract/motivo.ts'
import { describe, expect, it } from 'vitest'
import { type Avaliacao, judge } from '../avaliacao/evaluateRascunho.ts'
import { listPassosEnvio } from './passosEnvio.ts'

const exigida = {
  numeroSequencialInclusao: 1,
  codigoEvento: '85200166',
  codigoLocalizacao: '26',
  momento: 'inicial',
  atendida: false,
} as const

describe('listPassosEnvio', () => {
  it('begins by the events', () => {
    expect(listPassosEnvio(new Map(), [], false).map(({ id, isFeito }) => [id, isFeito])).toEqual([
      ['eventos', false],
      ['enviar', false],
    ])
  })

  it('asks for the images that the events require', () => {
    const avaliacao: Avaliacao = new Map([[1, { decisao: 'aprovado', motivos: [] }]])
    const [, imagens] = listPassosEnvio(avaliacao, [exigida, { ...exigida, momento: 'final' }], false)
    expect(imagens).toMatchObject({ id: 'imagens', detalhe: '1 imagem falta', isFeito: false })
    expect(listPassosEnvio(avaliacao, [{ ...exigida, atendida: true }], false)[1]).toMatchObject({
      isFeito: true,
    })
  })

  it('lists image and justification where both are missing, the image first', () => {
    const ambas: Avaliacao = new Map([[1, { decisao: 'pendenteImagemJustificativa', motivos: [] }]])
    const ids = (complementar: boolean) => listPassosEnvio(ambas, [exigida], complementar).map(({ id }) => id)
    expect(ids(false)).toEqual(['eventos', 'imagens', 'justificativa', 'enviar'])
    // The image would cure nothing: a complementary guide takes no justification.
    expect(ids(true)).toEqual(['eventos', 'recusados', 'enviar'])
  })

  it('asks to take out what is denied all the same, and not to complete it', () => {
    const motivo = { codigoGlosa: '3284', campo: 'dente', texto: '' } as const
    const negada: Avaliacao = new Map([
      [1, judge([{ ...motivo, severidade: 'glosa' }])],
      [
        2,
        judge([
          { ...motivo, severidade: 'glosa' },
          { ...motivo, severidade: 'erroFormulario' },
        ]),
      ],
    ])
    const [, passo, ...outros] = listPassosEnvio(negada, [], false)
    expect(passo).toMatchObject({ id: 'negados', detalhe: '1 evento, mesmo completo', destino: 'item-2' })
    expect(outros.map(({ id }) => id)).toEqual(['enviar'])
    // A complementary guide takes neither, whole or not.
    expect(listPassosEnvio(negada, [], true).map(({ id }) => id)).toEqual(['eventos', 'recusados', 'enviar'])
  })

  it('asks a complementary guide for the image only where nothing but the image is missing', () => {
    const passos = (motivos: readonly Motivo[]) => {
      const avaliacao: Avaliacao = new Map([[1, { decisao: 'pendenteImagem', motivos }]])
      const doSextante = { ...exigida, codigoEvento: '85300039', codigoLocalizacao: 'S1' }
      return listPassosEnvio(avaliacao, [doSextante], true).map(({ id }) => id)
    }
    const imagem = { codigoGlosa: '3081', severidade: 'pendenciaImagem', campo: 'imagem', texto: '' } as const
    const pessoa = { codigoGlosa: '3059', severidade: 'auditoria', campo: 'guia', texto: '' } as const
    expect(passos([imagem])).toEqual(['eventos', 'imagens', 'enviar'])
    expect(passos([imagem, pessoa])).toEqual(['eventos', 'recusados', 'enviar'])
  })

  it('asks a complementary guide to correct an event before it says whether it is taken', () => {
    const motivo = { codigoGlosa: '3059', campo: 'guia', texto: '' } as const
    const aCorrigir = judge([
      { ...motivo, severidade: 'auditoria' },
      { ...motivo, severidade: 'erroFormulario' },
    ])
    const passos = listPassosEnvio(new Map([[1, aCorrigir]]), [], true)
    expect(passos.map(({ id }) => id)).toEqual(['eventos', 'correcoes', 'enviar'])
  })
})
