import { describe, expect, it } from 'vitest'
import { createDados, feito, HOJE, item, reservado } from './contexto.fixture.ts'
import type { EventoHistorico } from './contexto.ts'
import { createContexto } from './createContexto.ts'

/** One of each pair that any part of the order tells apart, first to last. */
const feitos = [
  feito('85100196', '2025-01-01', { ordem: 9, dente: '18' }),
  feito('85100196', '2026-01-01', { ordem: 1, dente: '18' }),
  feito('81000030', '2026-01-01', { ordem: 2, dente: '18' }),
  feito('85100196', '2026-02-01', { dente: '11' }),
  feito('85100200', '2026-02-01', {}),
  feito('85100200', '2026-02-01', { dente: '11', faces: 'M' }),
  feito('85100200', '2026-02-01', { dente: '11', faces: 'O' }),
  feito('85100200', '2026-02-01', { dente: '12', faces: 'M' }),
  feito('85100200', '2026-02-01', { dente: '12', faces: 'M', proprio: true }),
  feito('85300047', '2026-02-01', { regiao: 'AI' }),
  feito('85300047', '2026-02-01', { regiao: 'AS' }),
]
const reservas = [
  reservado('85100196', { dente: '11', reservadoAte: '2027-01-01' }),
  reservado('85100200', { dente: '11', reservadoAte: HOJE }),
  reservado('85100200', { dente: '11', reservadoAte: '2027-01-01' }),
  reservado('85100200', { dente: '11', reservadoAte: '2027-01-01', numeroFicha: 7 }),
  reservado('85100200', { dente: '11', reservadoAte: '2027-01-01', numeroFicha: 8 }),
]
const rotate = <T>(itens: readonly T[], at: number): T[] => [...itens.slice(at), ...itens.slice(0, at)]

/** Every event its own group, so that the order among all is seen. */
const build = (historico: readonly EventoHistorico[], momento: 'envio' | 'pagamento' = 'envio') =>
  createContexto(createDados({ historico, momento, regras: () => undefined }))

describe('evento: a ordem do histórico não depende de como ele chegou', () => {
  it('feitos: data, ordem, evento, lugar, de quem', () => {
    expect(build(feitos).feitos.get('85100200')).toMatchObject(
      feitos
        .filter(({ codigoEvento }) => codigoEvento === '85100200')
        .map(({ data, proprio }) => ({ data, proprio })),
    )
    const dentes = build(feitos.toReversed())
      .feitos.get('85100200')
      ?.map(({ lugar }) => `${lugar.dente} ${lugar.faces}`)
    expect(dentes).toEqual(['undefined ', '11 M', '11 O', '12 M', '12 M'])
    const regioes = build(feitos.toReversed())
      .feitos.get('85300047')
      ?.map(({ lugar }) => lugar.regiao)
    expect(regioes).toEqual(['AI', 'AS'])
    const datas = build(feitos.toReversed())
      .feitos.get('85100196')
      ?.map(({ data }) => data)
    expect(datas).toEqual(['2025-01-01', '2026-01-01', '2026-02-01'])
    expect([...build(feitos.toReversed()).dentesTratados.values()].map(({ ordem }) => ordem)).toEqual([
      9,
      undefined,
      undefined,
    ])
    for (let at = 0; at < feitos.length; at++)
      for (const historico of [rotate(feitos, at), rotate(feitos, at).toReversed()]) {
        const grupos = build(historico).feitos
        expect([...grupos.values()].flat()).toHaveLength(feitos.length)
        for (const [grupo, itens] of build(feitos).feitos) expect(grupos.get(grupo)).toEqual(itens)
        expect([...grupos.keys()]).toEqual([...build(feitos).feitos.keys()])
      }
  })

  it('reservas: evento, lugar, até quando, guia; as que passaram não valem, e no pagamento nenhuma', () => {
    const vencida = reservado('85100200', { dente: '12', reservadoAte: '2026-11-20' })
    for (let at = 0; at < reservas.length; at++)
      for (const historico of [rotate(reservas, at), rotate(reservas, at).toReversed()]) {
        const grupos = build([...historico, vencida]).reservas
        expect(
          [...grupos.values()].flat().map(({ reservadoAte, numeroFicha }) => [reservadoAte, numeroFicha]),
        ).toEqual(reservas.map(({ reservadoAte, numeroFicha }) => [reservadoAte, numeroFicha]))
      }
    expect(build(reservas, 'pagamento').reservas.size).toBe(0)
    expect(build(feitos).reservas.size).toBe(0)
  })
})

describe('evento: o contexto de uma guia', () => {
  it('põe as linhas da principal antes, cada uma na ordem em que foi digitada', () => {
    const { linhas } = createContexto(
      createDados({
        guia: {
          itens: [item('85100200', '16', 'OM', 2), item('85100196', '26', 'O', 1)],
          itensPrincipal: [item('81000030', '', '', 5), item('81000049', '', '', 4)],
        },
      }),
    )
    expect(linhas.map(({ item, principal, data }) => [item.codigoEvento, principal, data])).toEqual([
      ['81000049', true, HOJE],
      ['81000030', true, HOJE],
      ['85100196', false, HOJE],
      ['85100200', false, HOJE],
    ])
  })

  it('sabe o primeiro evento que tirou cada dente, e o que é de radiologia', () => {
    const { extraidos, temClinico, temRadiologia } = createContexto(
      createDados({
        historico: [
          feito('82000875', '2026-03-01', { dente: '48' }),
          feito('82000875', '2026-02-01', { dente: '48' }),
        ],
        guia: { itens: [item('81000421', '', '', 1)] },
      }),
    )
    expect([...extraidos].map(([dente, { data }]) => [dente, data])).toEqual([['48', '2026-02-01']])
    expect([temClinico, temRadiologia]).toEqual([false, true])
  })
})
