import { possivelDepoisDe } from '@portal/domain/evento/criterio/janela.ts'
import { isMesmoLugar, toLugar } from '@portal/domain/evento/lugar.ts'
import { findRegraEvento } from '@portal/domain/evento/regra/eventos.tables.ts'
import { EXCLUSOES } from '@portal/domain/evento/regra/exclusao.data.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { liveYear } from './ano.fixture.ts'
import { createClinica } from './clinica.fixture.ts'
import { alinhamento } from './prontuario.store.ts'

type LinhaProntuario = {
  ficha: number
  associado: string
  credenciado: number
  codigo: string
  dente: string | undefined
  regiao: string | undefined
  faces: string | undefined
  data: string | null
  ordem: number
  valor: number
  copart: number
  pago: number | null
  glosado: number | null
}

let t: TestApp
let linhas: LinhaProntuario[]
beforeAll(async () => {
  t = await createTestApp()
  await t.rows(`update credencial set expira_em = '2030-01-01'`)
  await t.rows(`update associado set validade_cartao = '2030-01-01'`)
  // A short term frees forgotten places often, so that the practices meet more.
  await t.rows('update prazo_senha set dias_validade = 30 where dias_validade is not null')
  const inicio = '2026-11-21'
  await liveYear(t, [createClinica(t, 100001), createClinica(t, 100004)], inicio)
  linhas = await t.rows<LinhaProntuario>(
    `select e.numero_ficha::int as ficha, e.codigo_associado as associado, e.codigo_credenciado as credenciado,
            e.codigo_evento as codigo, e.dente, e.regiao, e.faces, e.data_realizacao::text as data,
            p.ordem::int as ordem, valor_centavos as valor, copart_centavos as copart, valor_pago_centavos as pago,
            valor_glosado_centavos as glosado
       from evento_guia e join guia g using (numero_ficha) join prontuario p using (numero_ficha, sequencial_inclusao)
      order by e.data_realizacao, p.ordem`,
  )
}, 180_000)
afterAll(() => t.close())

const regraOf = ({ codigo }: LinhaProntuario) => {
  const regra = findRegraEvento(codigo)
  if (!regra) throw new Error(`no rule for ${codigo}`)
  return regra
}

const isAntes = (um: LinhaProntuario, outro: LinhaProntuario): boolean =>
  um.associado === outro.associado &&
  um.data !== null &&
  outro.data !== null &&
  (um.data < outro.data || (um.data === outro.data && um.ordem < outro.ordem))

/** Why the second may not stand beside what was done before it, read from the rules in the plainest way. */
function findCausa(linha: LinhaProntuario, antes: readonly LinhaProntuario[]): string | undefined {
  const regra = regraOf(linha)
  const meets = (escopo: Parameters<typeof isMesmoLugar>[0], outra: LinhaProntuario) =>
    isMesmoLugar(escopo, toLugar(linha), toLugar(outra))
  const iguais = antes.filter(
    (outra) => regraOf(outra).grupoFrequencia === regra.grupoFrequencia && meets(regra.escopo, outra),
  )
  if (regra.execucaoUnica && iguais.length > 0) return 'única'
  const naJanela = iguais.filter(
    (outra) => (possivelDepoisDe(regra, outra.data ?? '') ?? '') > (linha.data ?? ''),
  )
  if (naJanela.length >= regra.maximoPorPeriodo) return 'intervalo'
  if (antes.some((outra) => regraOf(outra).removeDente && meets('dente', outra))) return 'ausente'
  const excluida = antes.some(
    (outra) =>
      outra.data === linha.data &&
      EXCLUSOES.some(({ a, b, quando, onde }) => {
        const grupos = [regra.grupoFrequencia, regraOf(outra).grupoFrequencia]
        return (
          quando === 'mesmoDia' && grupos.includes(a) && grupos.includes(b) && a !== b && meets(onde, outra)
        )
      }),
  )
  return excluida ? 'mesmo dia' : undefined
}

/** Operadora §1: two practices with overlapping work, over a year. */
describe('a year of two practices', () => {
  it('was full of work, on both sides, with places lost and payments denied', () => {
    const pagos = linhas.filter(({ pago }) => (pago ?? 0) > 0)
    expect(pagos.length).toBeGreaterThan(60)
    expect(new Set(pagos.map(({ credenciado }) => credenciado)).size).toBe(2)
    expect(linhas.filter(({ glosado }) => (glosado ?? 0) > 0).length).toBeGreaterThan(0)
    expect(linhas.filter(({ data }) => data === null).length).toBeGreaterThan(0)
  })

  it('reserved what was asked for twice', async () => {
    const [negadas] = await t.rows<{ quantas: number }>(
      `select count(*)::int as quantas from evento_guia
        where autorizacao = 3 and (motivos @> '[{"codigoGlosa":"1419"}]' or motivos @> '[{"codigoGlosa":"3289"}]')`,
    )
    expect(negadas?.quantas).toBeGreaterThan(10)
  })

  it('paid nothing twice', () => {
    const pagos = linhas.filter(({ pago }) => (pago ?? 0) > 0)
    const repetidos = pagos
      .map((linha) => ({
        linha,
        causa: findCausa(
          linha,
          pagos.filter((outra) => isAntes(outra, linha)),
        ),
      }))
      .filter(({ causa }) => causa !== undefined)
    expect(repetidos).toEqual([])
  })

  it('denied nothing for what came later', () => {
    const semCausa = linhas
      .filter(({ glosado }) => (glosado ?? 0) > 0)
      .filter(
        (linha) =>
          findCausa(
            linha,
            linhas.filter((outra) => isAntes(outra, linha)),
          ) === undefined,
      )
    expect(semCausa).toEqual([])
  })

  it('accounts for every cent, event by event and guide by guide', async () => {
    const processadas = linhas.filter(({ pago }) => pago !== null)
    for (const { valor, pago, glosado, copart } of processadas) {
      expect((pago ?? 0) + (glosado ?? 0) + copart).toBe(valor)
    }
    const diferencas = await t.rows(
      `select numero_ficha from guia join evento_guia e using (numero_ficha) where status_ficha = 12
        group by numero_ficha, valor_total_centavos
       having valor_total_centavos <> sum(case when e.autorizacao = 4
                then valor_pago_centavos + valor_glosado_centavos + copart_centavos else valor_centavos end)
           or bool_or(e.autorizacao = 4 and valor_pago_centavos is null)`,
    )
    expect(diferencas).toEqual([])
  })

  it('left the record as it would be written whole', async () => {
    const read = () =>
      t.rows(
        `select numero_ficha, sequencial_inclusao, codigo_evento, data_autorizacao, data_realizacao, estado
           from prontuario order by 1, 2`,
      )
    const escrito = await read()
    await t.rows('delete from prontuario')
    await t.rows(alinhamento.text, [
      (await t.rows<{ n: string }>('select numero_ficha as n from guia')).map(({ n }) => n),
    ])
    expect(await read()).toEqual(escrito)
  })
})
