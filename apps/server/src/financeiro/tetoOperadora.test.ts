import { guia } from '@portal/contract/guia.ts'
import pg from 'pg'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { detailGuia, releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { openCena } from './tetoCoparticipacao.fixture.ts'

const t = await openTestApp()
const { createPaciente, send, perform, chargeOf, tetoOf } = openCena(t)

beforeAll(() =>
  t.rows(
    `insert into plano_teto_mes values ('AURCOM', '2026-11-01', 5000), ('AURESS', '2026-11-01', 5000)
         on conflict (codigo_plano, desde) do update set teto_centavos = excluded.teto_centavos`,
  ),
)
afterEach(() => vi.restoreAllMocks())

describe('Operadora §4: o teto do mês, cobrado pela operadora', () => {
  it('cobrada pela operadora, o que o pagamento negou não conta até um recurso o devolver', async () => {
    const paciente = await createPaciente('AURESS')
    const numeroFicha = await perform(paciente, ['16', '17'])
    const { eventos } = await detailGuia(t, numeroFicha)
    expect(eventos.map(({ valorCopartOperadora }) => valorCopartOperadora)).toEqual(['30.00', '20.00'])
    await t.rows(
      `update evento_guia set valor_pago_centavos = 0, valor_glosado_centavos = 10000
        where numero_ficha = $1 and sequencial_inclusao = 1`,
      [numeroFicha],
    )
    expect(await tetoOf(paciente)).toMatchObject([{ usado: '20.00' }])
    await t.rows(
      `insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, mudado_em)
       values (100001, '2026-12-20', '2027-01-05', '2027-01-10', now())`,
    )
    await t.rows(
      `insert into repasse_evento (codigo_credenciado, numero_ficha, sequencial_inclusao, recurso, fechamento,
              informado_centavos, processado_centavos, glosa_centavos, franquia_centavos, liberado_centavos)
       select codigo_credenciado, numero_ficha, 1, true, '2026-12-20', 10000, 10000, 0, 0, 10000
         from guia where numero_ficha = $1`,
      [numeroFicha],
    )
    expect(await tetoOf(paciente)).toMatchObject([{ usado: '50.00' }])
  })

  it.each([
    ['de uma guia complementar', true, '[{"severidade": "aviso", "campo": "data"}]', null, '20.00'],
    [
      'de uma complementar que o pagamento já pagou',
      true,
      '[{"severidade": "aviso", "campo": "data"}]',
      0,
      '50.00',
    ],
    ['de outra guia, que se audita', false, '[{"severidade": "aviso", "campo": "data"}]', null, '50.00'],
    ['sem nada contra a data', true, '[{"severidade": "aviso", "campo": "imagem"}]', null, '50.00'],
  ])(
    'cobrado pela operadora, o que se prevê negar %s',
    async (_nome, complementar, motivos, glosado, usado) => {
      const paciente = await createPaciente('AURESS')
      const principal = await releaseGuia(t, { codigoAssociado: paciente })
      const numeroFicha = await perform(paciente, ['16', '17'])
      if (complementar)
        await t.rows('update guia set numero_ficha_principal = $2 where numero_ficha = $1', [
          numeroFicha,
          principal,
        ])
      await t.rows(
        `update evento_guia set motivos = $2, valor_glosado_centavos = $3 where numero_ficha = $1 and sequencial_inclusao = 1`,
        [numeroFicha, motivos, glosado],
      )
      expect(await tetoOf(paciente)).toMatchObject([{ usado }])
    },
  )
})

describe('o plano de tratamento de um paciente', () => {
  /** Which statements the plan asks, by their names. */
  async function readPlano(codigoAssociado: string) {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const as = await t.as(100001)
    query.mockClear()
    const { body } = await t.call(guia.getPlanoTratamento, { query: { codigoAssociado } }, { as })
    const nomes = query.mock.calls.flatMap(([texto]: readonly unknown[]) =>
      typeof texto === 'object' && texto !== null && 'name' in texto ? [String(texto.name)] : [],
    )
    query.mockRestore()
    return {
      body,
      nomes: nomes.filter((nome) => /^(plano|contrato|associado|guia|evento|copartMes)\./.test(nome)),
    }
  }

  it('pergunta uma vez pelo paciente, o plano e o contrato, e diz de cada guia o que ela diz', async () => {
    const paciente = await createPaciente()
    const numeros = [await send(paciente, ['16', '17'])]
    // The first reading of a patient leaves what the next one finds.
    await readPlano(paciente)
    const umaSo = await readPlano(paciente)
    numeros.push(await send(paciente, ['26', '27']), await perform(paciente, ['36']))
    const tres = await readPlano(paciente)
    expect(tres.nomes.toSorted()).toEqual(umaSo.nomes.toSorted())
    expect(umaSo.nomes).toContain('contrato.find')
    const lidas = new Map(tres.body.emAndamento.map((dela) => [dela.numeroFicha, dela.eventos]))
    for (const numeroFicha of numeros) {
      const { eventos } = await detailGuia(t, numeroFicha)
      expect(lidas.get(numeroFicha)?.map(({ valorCopart }) => valorCopart)).toEqual(
        await chargeOf(numeroFicha),
      )
      expect(lidas.get(numeroFicha)?.map(({ janelaData }) => janelaData)).toEqual(
        eventos.map(({ janelaData }) => janelaData),
      )
    }
  })
})
