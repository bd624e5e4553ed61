import { pesquisa } from '@portal/contract/pesquisa.ts'
import { ordensBusca, ordensPendentes } from '@portal/domain/guia/ordemGuia.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { insertGuias } from './pesquisa.fixture.ts'

const t = await openTestApp()
const as = await t.as(100010)
const ano2016 = { dataInicio: '2016-03-01', dataFim: '2016-03-31' }

/** A letter each, as the lists below tell them; two of one value, two of one patient, one without a term. */
const guias = { A: 9000, B: 500, C: 9000, D: 120_000 } as const
const numeros = await insertGuias(
  t,
  (
    [
      ['2016-03-04', '500000003', '2016-04-02'],
      ['2016-03-01', '500000001', null],
      ['2016-03-02', '500000001', '2016-04-01'],
      ['2016-03-03', '500000002', '2016-04-03'],
    ] as const
  ).map(([dia, codigoAssociado, prazo]) => ({
    codigoCredenciado: 100010,
    liberadaEm: `${dia}T12:00:00Z`,
    statusFicha: 5,
    codigoAssociado,
    prazo,
  })),
)
for (const [at, valor] of Object.values(guias).entries()) {
  await t.rows('update guia set valor_total_centavos = $2 where numero_ficha = $1', [numeros[at], valor])
}
/** What is equal stands by its number, and the numbers are any. */
const byNumero = (...letras: (keyof typeof guias)[]) => {
  const numeroDe = (letra: string) => numeros[Object.keys(guias).indexOf(letra)] ?? 0
  return letras.toSorted((uma, outra) => numeroDe(uma) - numeroDe(outra)).join('')
}
const nomes = await t.rows<{ codigo: string; nome: string }>(
  `select codigo, nome from associado where codigo in ('500000001', '500000002', '500000003')
    order by nome collate "pt-BR-x-icu"`,
)
const porNome = nomes
  .map(
    ({ codigo }) => ({ '500000001': byNumero('B', 'C'), '500000002': 'D', '500000003': 'A' })[codigo] ?? '?',
  )
  .join('')
const inverse = (letras: string) => [...letras].toReversed().join('')
const esperados = { guia: 'BCDA', valor: `B${byNumero('A', 'C')}D`, prazo: 'CADB', paciente: porNome }

const letterOf = (numero: number) => Object.keys(guias)[numeros.indexOf(numero)] ?? ''

type Pagina = { guias: readonly { numeroFicha: number }[]; proximo: string | null }
/** All the pages, of two guides each; between them the value of what was not shown yet changes. */
async function readAll(load: (cursor: string | undefined) => Promise<{ body: Pagina }>) {
  let vistos = ''
  let cursor: string | undefined
  do {
    const { body } = await load(cursor)
    vistos += body.guias.map(({ numeroFicha }) => letterOf(numeroFicha)).join('')
    cursor = body.proximo ?? undefined
  } while (cursor)
  return vistos
}

const expected = (ordem: keyof typeof esperados | `-${keyof typeof esperados}`) =>
  ordem.startsWith('-')
    ? inverse(esperados[ordem.slice(1) as keyof typeof esperados])
    : esperados[ordem as keyof typeof esperados]

describe('a list of guides, page by page, in the order that is asked for', () => {
  it.each(ordensBusca)('of the search: %s', async (ordem) => {
    for (const filtro of [{}, { statusTiss: '4,5' }]) {
      const vistos = await readAll((cursor) =>
        t.call(
          pesquisa.searchGuias,
          { body: { ...ano2016, ...filtro, ordem, limite: 2, ...(cursor && { cursor }) } },
          { as },
        ),
      )
      expect(vistos).toBe(expected(ordem))
    }
  })

  it.each(ordensPendentes)('of the pending: %s', async (ordem) => {
    const vistos = await readAll((cursor) =>
      t.call(pesquisa.listPendentes, { query: { ordem, limite: 3, ...(cursor && { cursor }) } }, { as }),
    )
    // Those of the seed stand between them.
    expect(vistos).toBe(expected(ordem))
  })

  it('loses and repeats nothing when what was shown last changes its value before the next page', async () => {
    const load = (cursor?: string) =>
      t.call(
        pesquisa.searchGuias,
        { body: { ...ano2016, ordem: 'valor', limite: 2, ...(cursor && { cursor }) } },
        { as },
      )
    const primeira = await load()
    const ultima = primeira.body.guias.at(-1)?.numeroFicha
    await t.rows('update guia set valor_total_centavos = 999999 where numero_ficha = $1', [ultima])
    const segunda = await load(primeira.body.proximo ?? undefined)
    await t.rows('update guia set valor_total_centavos = 9000 where numero_ficha = $1', [ultima])
    expect(segunda.body.guias.map(({ numeroFicha }) => letterOf(numeroFicha)).join('')).toBe(
      `${byNumero('A', 'C').at(-1) ?? ''}D`,
    )
  })

  it.each(['valor', '-guia'] as const)('refuses %s with the cursor of another order', async (ordem) => {
    const { body } = await t.call(
      pesquisa.searchGuias,
      { body: { ...ano2016, ordem: '-valor', limite: 1 } },
      { as },
    )
    expect(
      await t.call(
        pesquisa.searchGuias,
        { body: { ...ano2016, ordem, limite: 1, cursor: body.proximo ?? '' } },
        { as },
      ),
    ).toMatchObject({ status: 400, codigo: 'API-GEN-0001', detalhes: [{ campo: 'cursor' }] })
  })
})
