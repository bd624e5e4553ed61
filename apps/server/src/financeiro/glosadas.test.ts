import { financeiro } from '@portal/contract/financeiro.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { CLINICA, DENTISTAS, NOVEMBRO, OUTUBRO, payClinica } from './demonstrativo.fixture.ts'

const t = await openTestApp()
const guias = await payClinica(t)
const emOrdem = (numeros: readonly (number | undefined)[]) =>
  numeros.filter((numero) => numero !== undefined).toSorted((a, b) => a - b)
const [deAna, deOutro] = guias
/** Of two of the seven nothing was denied in October. */
await t.rows(
  `update repasse_evento set liberado_centavos = liberado_centavos + glosa_centavos, glosa_centavos = 0, glosas = '[]'
    where numero_ficha = any ($1) and fechamento = $2`,
  [[deAna, guias[6]], OUTUBRO],
)
const glosadas = emOrdem(guias.slice(1, 6))

type Pedido = { codDentistasSelecionados?: string; limite?: number; cursor?: string; soGlosa?: boolean }
const search = async (pedido: Pedido, login = CLINICA, dataFinal = OUTUBRO) => {
  const { body } = await t.call(
    financeiro.searchPeriodo,
    { query: { dataFinal, ...pedido } },
    { as: await t.as(login) },
  )
  return body
}
const appeal = (numeroFicha: number | undefined) =>
  t.rows(
    `insert into recurso_glosa (codigo_credenciado, numero_ficha, login, nome, enviado_em, data_glosa, prazo_recurso,
            prazo_resposta)
     values ($1, $2, $1, 'Clínica', now(), '2026-11-01', '2026-12-01', '2026-12-21')`,
    [CLINICA, numeroFicha],
  )
const numerosDe = ({ guias: lista }: Awaited<ReturnType<typeof search>>) =>
  lista.map(({ numeroFicha }) => numeroFicha)

it('the denied guides alone, with the sums and the counts of all', async () => {
  const todas = await search({})
  const so = await search({ soGlosa: true })
  expect(numerosDe(todas)).toEqual(emOrdem(guias))
  expect(numerosDe(so)).toEqual(glosadas)
  expect({ ...so, guias: [] }).toEqual({ ...todas, guias: [] })
  const dentistas = todas.unidades.flatMap((unidade) => unidade.dentistas)
  expect(
    new Map(
      dentistas.map(({ codigoDentista, guias: g, guiasComGlosa }) => [codigoDentista, [g, guiasComGlosa]]),
    ),
  ).toEqual(new Map(DENTISTAS.map((codigo) => [codigo ?? 0, [1, codigo && codigo !== 1000041 ? 1 : 0]])))
})

it('a denied guide comes whole: its events that were paid too', async () => {
  const [primeira] = (await search({ soGlosa: true })).guias
  expect(primeira?.eventos.map(({ glosa }) => glosa.length)).toEqual([0, 1, 1])
})

it('goes on where a page of the denied ended', async () => {
  const vistas: number[] = []
  let cursor: string | undefined
  do {
    const pagina = await search({ soGlosa: true, limite: 2, ...(cursor && { cursor }) })
    vistas.push(...numerosDe(pagina))
    cursor = pagina.proximo ?? undefined
  } while (cursor)
  expect(vistas).toEqual(glosadas)
})

it('of a run that denied nothing there is none', async () => {
  expect(await search({ soGlosa: true }, CLINICA, NOVEMBRO)).toMatchObject({ guias: [], proximo: null })
})

it.each([
  ['its own', 1000043, undefined, [guias[2]]],
  ['its unit', 1000042, undefined, [guias[1], guias[2]]],
  ['one dentist of all', CLINICA, '1000045', [guias[4]]],
  ['one of whom nothing was denied', CLINICA, '1000041', []],
])('who sees %s sees the denied of those', async (_nome, login, codDentistasSelecionados, vistas) => {
  const pedido = { soGlosa: true, ...(codDentistasSelecionados && { codDentistasSelecionados }) }
  expect(numerosDe(await search(pedido, login))).toEqual(emOrdem(vistas))
})

it('an appeal that the login does not see is not told, and a guide that nothing was denied of has none', async () => {
  const estados = async (login: number) =>
    new Map(
      (await search({}, login)).guias.map(({ numeroFicha, recursoGlosa }) => [numeroFicha, recursoGlosa]),
    )
  expect((await estados(CLINICA)).get(deAna ?? 0)).toBeNull()
  expect((await estados(1000042)).get(deOutro ?? 0)).toMatchObject({ situacao: 'RECORRER' })
  // The guide is another's since: its appeal is for who sees that dentist.
  await t.rows('update guia set codigo_dentista = 1000044 where numero_ficha = $1', [deOutro])
  expect((await estados(1000042)).get(deOutro ?? 0)).toBeNull()
  expect((await estados(CLINICA)).get(deOutro ?? 0)).toMatchObject({ situacao: 'RECORRER' })
  await appeal(deOutro)
  // Nor by the order: that of the numbers, as before it was appealed.
  expect(numerosDe(await search({ soGlosa: true }, 1000042))).toEqual(emOrdem([deOutro, guias[2]]))
  expect(numerosDe(await search({ soGlosa: true })).at(-1)).toBe(deOutro)
  await t.rows('delete from recurso_glosa where numero_ficha = $1', [deOutro])
})

it('an appeal lapses on the day after its last one', async () => {
  const publish = async (dia: string) => {
    await t.rows('update repasse set publicacao = $1 where fechamento = $2', [dia, OUTUBRO])
    return (await search({ soGlosa: true })).guias[0]?.recursoGlosa
  }
  expect(await publish('2026-10-22')).toMatchObject({ situacao: 'RECORRER', prazoRecurso: '2026-11-21' })
  expect(await publish('2026-10-21')).toMatchObject({ situacao: 'PERDIDO', prazoRecurso: '2026-11-20' })
})

it('what may still be appealed comes first, then what was and what no appeal changes, page by page', async () => {
  const [recorrida, semCabimento, ...outras] = glosadas
  await appeal(recorrida)
  const [emParte] = outras
  await t.rows(
    `update repasse_evento set glosas = jsonb_set(glosas, '{0,codigoGlosa}', '"1013"')
      where glosa_centavos > 0 and (numero_ficha = $1 or numero_ficha = $2 and sequencial_inclusao = 2)`,
    [semCabimento, emParte],
  )
  const ordem = [...outras, recorrida, semCabimento]
  expect(numerosDe(await search({ soGlosa: true }))).toEqual(ordem)
  const primeira = await search({ soGlosa: true, limite: 4 })
  const resto = await search({
    soGlosa: true,
    limite: 4,
    ...(primeira.proximo && { cursor: primeira.proximo }),
  })
  expect([...numerosDe(primeira), ...numerosDe(resto)]).toEqual(ordem)
  expect(numerosDe(await search({}))).toEqual(emOrdem(guias))
})
