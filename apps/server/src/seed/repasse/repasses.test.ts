import { describe, expect, test } from 'vitest'
import { HOJE, openDemonstracao } from '../demonstracao.fixture.ts'

const { rowsOf } = await openDemonstracao()

describe('the money of two years', () => {
  const sums = `sum(e.informado_centavos) = r.informado_centavos and sum(e.processado_centavos) = r.processado_centavos
    and sum(e.glosa_centavos) = r.glosa_centavos and sum(e.franquia_centavos) = r.franquia_centavos
    and sum(e.liberado_centavos) = r.liberado_centavos`

  test('has a run a month, published and deposited when due, each the sum of its rows', async () => {
    const [found] = await rowsOf<Record<'meses' | 'abertos' | 'errados' | 'cedo', number>>(
      `with somado as (
         select r.*, ${sums} as certo from repasse r left join repasse_evento e using (codigo_credenciado, fechamento)
          group by r.codigo_credenciado, r.fechamento)
       select count(distinct fechamento)::int as meses,
              count(*) filter (where situacao = 'aberto')::int as abertos,
              count(*) filter (where situacao <> 'aberto' and certo is false)::int as errados,
              count(*) filter (where situacao <> case when pagamento <= '${HOJE}' then 'depositado'
                                                      when publicacao <= '${HOJE}' then 'publicado'
                                                      else 'aberto' end)::int as cedo
         from somado`,
    )
    expect(found?.meses).toBeGreaterThanOrEqual(24)
    expect(found?.abertos).toBeGreaterThan(0)
    expect(found).toMatchObject({ errados: 0, cedo: 0 })
  })

  test('pays every event of a processed guide once, and nothing of any other', async () => {
    const [found] = await rowsOf<Record<'pagos' | 'linhas' | 'sem' | 'indevidas', number>>(
      `select (select count(*)::int from evento_guia where valor_pago_centavos is not null) as pagos,
              (select count(*)::int from repasse_evento where not recurso) as linhas,
              (select count(*)::int from evento_guia v where valor_pago_centavos is not null and not exists (
                 select from repasse_evento e
                  where (e.codigo_credenciado, e.numero_ficha, e.sequencial_inclusao)
                      = (v.codigo_credenciado, v.numero_ficha, v.sequencial_inclusao))) as sem,
              (select count(*)::int from repasse_evento e join guia g using (codigo_credenciado, numero_ficha)
                where g.status_ficha not in (12, 13, 14, 15)) as indevidas`,
    )
    expect(found?.pagos).toBeGreaterThan(1000)
    expect(found).toMatchObject({ linhas: found?.pagos, sem: 0, indevidas: 0 })
  })

  test('has the appeal of every guide in 13 to 15, decided in 15, and pays what each granted once', async () => {
    const [found] = await rowsOf<Record<string, number>>(
      `select count(*)::int as recorridas, count(*) filter (where r.numero_ficha is null)::int as sem,
              count(*) filter (where (g.status_ficha = 15) <> (r.julgado_em is not null))::int as fora,
              (select count(distinct decisao)::int from recurso_item) as decisoes,
              (select count(*)::int from recurso_anexo) as anexos,
              (select count(*)::int from recurso_item where decisao = 'A') as ganhos,
              (select count(*)::int from repasse_evento e join recurso_item i
                       using (codigo_credenciado, numero_ficha, sequencial_inclusao)
                where e.recurso and i.decisao = 'A' and e.liberado_centavos = i.liberado_centavos
                  and e.glosa_centavos = 0) as pagos,
              (select count(*)::int from repasse_evento where recurso) as linhas
         from guia g left join recurso_glosa r using (codigo_credenciado, numero_ficha)
        where g.status_ficha in (13, 14, 15)`,
    )
    expect(found?.recorridas).toBeGreaterThan(30)
    expect(found?.ganhos).toBeGreaterThan(10)
    expect(found?.anexos).toBeGreaterThan(5)
    expect(found).toMatchObject({ sem: 0, fora: 0, decisoes: 3, pagos: found?.ganhos, linhas: found?.ganhos })
  })

  test('withholds by who is paid: a clinic, one of the Simples, a dentist', async () => {
    const tipos = async (codigo: number) =>
      (
        await rowsOf<{ tipo: string }>(
          `select distinct tipo from repasse_desconto where codigo_credenciado = ${codigo} order by 1`,
        )
      ).map(({ tipo }) => tipo)
    expect(await tipos(100004)).toEqual(['01', '04', '05', '06'])
    expect(await tipos(100003)).toEqual([])
    const erradas = await rowsOf(
      `select 1 from repasse r join repasse_desconto d using (codigo_credenciado, fechamento)
        where codigo_credenciado = 100004 and d.valor_centavos <> round(r.liberado_centavos * d.pontos_base / 10000.0)`,
    )
    expect(erradas).toEqual([])
  })
})
