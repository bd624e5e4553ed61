import { describe, expect, it } from 'vitest'
import { createEvento, createGuia } from '../guia.fixture.ts'
import { toEstadoGuia } from './toEstadoGuia.ts'

const imagem = {
  numeroSequencialInclusao: 1,
  codigoEvento: '85100200',
  codigoLocalizacao: '26',
  momento: 'final',
  atendida: false,
} as const

describe('toEstadoGuia', () => {
  it('tells what the life of a guide asks', () => {
    const guia = createGuia({
      bloqueio: true,
      imagensExigidas: [imagem],
      eventos: [createEvento({ dataRealizacao: '2026-11-20', valorGlosado: '12.00' })],
    })
    expect(toEstadoGuia(guia)).toMatchObject({
      bloqueada: true,
      assinada: false,
      faltaImagemInicial: false,
      faltaImagemFinal: true,
      eventos: [{ realizado: true, glosado: true, exigeToken: true }],
    })
  })

  it('reads codes that it does not know as the specification orders', () => {
    const estado = toEstadoGuia(
      createGuia({ statusFicha: 99, eventos: [createEvento({ statusToken: 'X' })] }),
    )
    expect([estado.statusFicha, estado.eventos[0]?.statusToken]).toEqual([0, 'NAO_SOLICITADO'])
  })

  it('is told that whoever asked for the exam has what came of it', () => {
    const { exameEntregue } = toEstadoGuia(createGuia({ numeroPedidoExame: 7, exameEntregue: true }))
    expect(exameEntregue).toBe(true)
  })

  it('counts a denial of nothing as none', () => {
    const estado = toEstadoGuia(createGuia({ eventos: [createEvento({ valorGlosado: '0.00' })] }))
    expect(estado.eventos[0]?.glosado).toBe(false)
  })
})
