import { evento } from '@portal/contract/evento.ts'
import { describe, expect, it } from 'vitest'
import { createGuia, releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)

describe('evento.getValor', () => {
  const get = (numeroFicha: number, codigoEvento: string, quantidade = 1) =>
    t.call(evento.getValor, { query: { numeroFicha, codigoEvento, quantidade } }, { as })

  it('multiplies the unit price and splits it by the plan', async () => {
    const numeroFicha = await createGuia(t)
    expect((await get(numeroFicha, '85100200', 3)).body).toEqual({ valor: '300.00', valorCopart: '30.00' })
  })

  it('takes the price in force on the day', async () => {
    const numeroFicha = await createGuia(t)
    await t.rows(`insert into preco_evento values ('AURORA', '85100196', '2026-11-22', 99999)`)
    const antes = (await get(numeroFicha, '85100196')).body.valor
    expect(antes).not.toBe('999.99')
    await t.rows(`update preco_evento set desde = '2026-11-21' where valor_centavos = 99999`)
    expect((await get(numeroFicha, '85100196')).body.valor).toBe('999.99')
  })

  it('answers API-GTO-0006 where the table has no such event or no price for it', async () => {
    const numeroFicha = await createGuia(t)
    expect(await get(numeroFicha, '99999999')).toMatchObject({ status: 404, codigo: 'API-GTO-0006' })
    expect(await get(numeroFicha, '81000073')).toMatchObject({ status: 404, codigo: 'API-GTO-0006' })
    await t.rows(`delete from preco_evento where codigo_evento = '85100218'`)
    expect(await get(numeroFicha, '85100218')).toMatchObject({ status: 404, codigo: 'API-GTO-0006' })
  })
})

describe('evento.getFaces', () => {
  const get = (codigoEvento: string, dente: string) =>
    t.call(evento.getFaces, { query: { codigoEvento, dente } }, { as })

  it.each([
    ['a molar', '85100200', '26', ['M', 'O', 'D', 'V', 'P']],
    ['a lower incisor', '85100200', '31', ['M', 'D', 'V', 'L', 'I']],
    ['an event without faces', '85200158', '26', []],
    ['a deciduous tooth’s event', '83000135', '55', ['M', 'O', 'D', 'V', 'P']],
    ['a deciduous tooth’s event on a permanent one', '83000135', '16', []],
  ])('of %s', async (_nome, codigo, dente, esperadas) => {
    const { body } = await get(codigo, dente)
    expect(body.faces.map(({ codigoFace }) => codigoFace)).toEqual(esperadas)
  })

  it.each([
    ['99999999', '26'],
    ['81000073', '26'],
    ['85100200', '56'],
  ])('has none for event %s on tooth %s', async (codigo, dente) => {
    expect(await get(codigo, dente)).toMatchObject({ status: 404, codigo: 'API-GTO-0006' })
  })
})

describe('evento.getTemplate', () => {
  const get = (codigoEvento: string) => t.call(evento.getTemplate, { params: { codigoEvento } }, { as })

  it('tells what the event asks for', async () => {
    expect((await get('85100200')).body).toMatchObject({
      local: 'dente',
      facesMinimo: 2,
      imagemInicial: false,
    })
    expect((await get('85200158')).body).toMatchObject({
      imagemInicial: true,
      imagemFinal: true,
      regioes: [],
    })
  })

  it('takes a former code for the event that replaced it', async () => {
    expect((await get('98400090')).body.codigoEvento).toBe('84000090')
  })

  it.each(['99999999', '81000073'])('has none for %s, unknown or hidden', async (codigo) => {
    expect(await get(codigo)).toMatchObject({ status: 404, codigo: 'API-GTO-0006' })
  })
})

describe('evento.listEventos', () => {
  const list = async (codigoEspecialidade: number) => {
    const numeroFicha = await releaseGuia(t, { codigoEspecialidade })
    const { body } = await t.call(evento.listEventos, { query: { numeroFicha } }, { as })
    return body.map(({ codigoEvento }) => codigoEvento)
  }

  it('offers what the specialty may use', async () => {
    const [clinica, radiologia] = [await list(1), await list(14)]
    expect(clinica).toContain('85100200')
    expect(clinica).not.toContain('81000421')
    expect(radiologia).toContain('81000421')
  })

  it('leaves out what is hidden in the portal', async () => {
    const [oculto] = await t.rows<{ codigo: string; especialidade: number }>(
      `select codigo_evento as codigo, (regra->'especialidades'->>0)::integer as especialidade from regra_evento
        where (regra->>'ocultoPortal')::boolean order by 1 limit 1`,
    )
    expect(await list(oculto?.especialidade ?? 0)).not.toContain(oculto?.codigo)
  })
})

describe('evento.listEventosTraduzidos', () => {
  it('tells which event took the place of a former code', async () => {
    const { body } = await t.call(evento.listEventosTraduzidos, {}, { as })
    expect(body.find(({ codigoAntigo }) => codigoAntigo === '98400090')).toMatchObject({
      codigoEvento: '84000090',
    })
  })
})

describe('evento.listEventosFicha', () => {
  it('lists what is in the guide', async () => {
    const numeroFicha = await createGuia(t, 'autorizada')
    const { body } = await t.call(evento.listEventosFicha, { query: { numeroFicha } }, { as })
    expect(body).toMatchObject([
      { codigoEvento: '85100200', codigoLocalizacao: '26', codigoFace: 'MO', autorizacao: 4 },
    ])
    const vazia = await t.call(
      evento.listEventosFicha,
      { query: { numeroFicha: await createGuia(t) } },
      { as },
    )
    expect(vazia.body).toEqual([])
  })

  it('tells until when each may be done, while the guide takes days', async () => {
    const numeroFicha = await createGuia(t, 'autorizada')
    const listJanelas = async () => {
      const { body } = await t.call(evento.listEventosFicha, { query: { numeroFicha } }, { as })
      return body.map(({ janelaData }) => janelaData?.ate)
    }
    await t.rows(`update guia set validade_senha = '2026-11-20' where numero_ficha = $1`, [numeroFicha])
    expect(await listJanelas()).toEqual([null])
    await t.rows('update guia set status_ficha = 12, codigo_etapa = 6 where numero_ficha = $1', [numeroFicha])
    expect(await listJanelas()).toEqual([undefined])
  })
})

describe('evento.getRegra', () => {
  it('gives the whole rule, with the help for each denial that it can lead to', async () => {
    const { body } = await t.call(evento.getRegra, { query: { codigoEvento: '85200158' } }, { as })
    expect(body.regra).toMatchObject({
      codigoEvento: '85200158',
      denticao: 'permanente',
      preAprovacao: 'auditoria',
    })
    const codigos = body.ajudaEvento.map(({ codigoGlosa }) => codigoGlosa)
    expect(codigos).toContain('3067')
    expect(body.ajudaEvento.every(({ texto, comoRecorrer }) => texto !== '' && comoRecorrer !== '')).toBe(
      true,
    )
  })

  it('has none for an unknown event, nor for one that the portal hides', async () => {
    const [oculto] = await t.rows<{ codigo: string }>(
      "select codigo_evento as codigo from regra_evento where (regra->>'ocultoPortal')::boolean order by 1 limit 1",
    )
    for (const codigoEvento of ['99999999', oculto?.codigo ?? '']) {
      const answer = await t.call(evento.getRegra, { query: { codigoEvento } }, { as })
      expect(answer).toMatchObject({ status: 404, codigo: 'API-GTO-0006' })
    }
  })
})
