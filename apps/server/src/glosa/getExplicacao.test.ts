import { glosa } from '@portal/contract/glosa.ts'
import { isCampoAberto } from '@portal/domain/acesso/campoRestrito.tables.ts'
import { permissoes } from '@portal/domain/acesso/permissao.tables.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertGuias } from '../pesquisa/pesquisa.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()

/** Nothing was denied to these with the code but what the tests write. */
const [LOGIN, OUTRO] = [100008, 100009]
const CODIGO = '3027'

type Negado = {
  login?: number
  codigo?: string
  /** When the guide was sent; the statement's day, of a payment. */
  em?: string
  dentista?: number | null
}

/** An event denied when it was asked for. */
async function deny({
  login = LOGIN,
  codigo = CODIGO,
  em = '2026-10-01T12:00:00Z',
  severidade = 'glosa',
  autorizacao = 3,
}: Omit<Negado, 'dentista'> & { severidade?: string; autorizacao?: number } = {}): Promise<void> {
  const [numeroFicha = 0] = await insertGuias(t, [{ codigoCredenciado: login }])
  await t.rows('update guia set enviada_em = $2 where numero_ficha = $1', [numeroFicha, em])
  await t.rows(
    `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
            quantidade, valor_centavos, copart_centavos, autorizacao, motivos)
     values ($1, 1, $2, '500000001', '85200166', 1, 100, 0, $3, $4)`,
    [numeroFicha, login, autorizacao, JSON.stringify([{ codigoGlosa: codigo, severidade }])],
  )
}

/** An event denied by a statement, and what its appeal came to. */
async function denyPayment({
  login = LOGIN,
  codigo = CODIGO,
  em = '2026-10-01',
  dentista = null,
  situacao = 'publicado',
  destino,
  decisao = null,
}: Negado & { situacao?: string; destino?: string; decisao?: 'A' | 'R' | null } = {}): Promise<void> {
  const [numeroFicha = 0] = await insertGuias(t, [{ codigoCredenciado: login }])
  await t.rows(
    `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
            quantidade, valor_centavos, copart_centavos, autorizacao) values ($1, 1, $2, '500000001', '85200166', 1, 100, 0, 4)`,
    [numeroFicha, login],
  )
  await t.rows(
    `insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, situacao, mudado_em)
     values ($1, $2::date - 10, $2, $2::date + 9, $3, now()) on conflict do nothing`,
    [login, em, situacao],
  )
  await t.rows(
    `insert into repasse_evento (codigo_credenciado, numero_ficha, sequencial_inclusao, recurso, fechamento, codigo_dentista,
            informado_centavos, processado_centavos, glosa_centavos, franquia_centavos, liberado_centavos, glosas)
     values ($1, $2, 1, false, $3::date - 10, $4, 100, 100, 100, 0, 0, $5)`,
    [login, numeroFicha, em, dentista, JSON.stringify([{ codigoGlosa: '3067' }, { codigoGlosa: codigo }])],
  )
  if (!destino) return
  await t.rows(
    `insert into recurso_glosa (codigo_credenciado, numero_ficha, login, nome, enviado_em, data_glosa, prazo_recurso,
            prazo_resposta) values ($1, $2, $1, 'x', '2026-10-02', '2026-10-01', '2026-10-31', '2026-11-30')`,
    [login, numeroFicha],
  )
  await t.rows(
    `insert into recurso_item (codigo_credenciado, numero_ficha, sequencial_inclusao, destino, codigos_glosa, tipo_glosa,
            recursado_centavos, motivo, decisao, liberado_centavos, codigo_resposta)
     values ($1, $2, 1, $3::text, '{3027}', 'G', case $3::text when 'recorrido' then 100 else 0 end,
             case $3::text when 'desistido' then 'x' end,
             $4::text, case $4::text when 'A' then 100 when 'R' then 0 end, case when $4::text is not null then '3027' end)`,
    [login, numeroFicha, destino, decisao],
  )
}

const get = async (codigoGlosa: string, codigoEvento?: string, login = LOGIN) =>
  (
    await t.call(
      glosa.getExplicacao,
      { params: { codigoGlosa }, query: { ...(codigoEvento && { codigoEvento }) } },
      { as: await t.as(login) },
    )
  ).body

describe('the source, and since when', () => {
  it.each([
    // A rule's own denial: its version, under the current code too.
    ['3016', '85100200', 'operadora', '85100200', 'Valor da demonstração: o que é usual no setor', null],
    ['3016', '98300022', 'operadora', '85100200', 'Valor da demonstração: o que é usual no setor', null],
    ['3041', '86000098', 'operadora', '86000098', 'Valor da demonstração: o que é usual no setor', null],
    ['3288', '85400149', 'ans', '85400149', 'Valor da demonstração: o que é usual no setor', 93],
    ['3023', '85100200', 'tiss', '85100200', 'Valor da demonstração: o que é usual no setor', null],
    // What does not follow from the event, whatever the event is; an event that nobody knows; none at all.
    ['1007', '85100200', 'lei', undefined, undefined, undefined],
    ['3016', '99999999', 'operadora', undefined, undefined, undefined],
    ['3016', undefined, 'operadora', undefined, undefined, undefined],
    ['9999', undefined, 'operadora', undefined, undefined, undefined],
  ])('of %s on %s: %s', async (codigo, evento, origem, codigoEvento, fonte, dut) => {
    const lida = await get(codigo, evento)
    expect(lida.origem).toBe(origem)
    if (codigoEvento) expect(lida.regra).toMatchObject({ codigoEvento, desde: '2015-01-01', fonte, dut })
    else expect(lida.regra).toBeNull()
  })

  it('are those of the row, as the operator keeps it', async () => {
    await t.rows(
      `update regra_evento set desde = '2026-03-01', fonte = 'Circular 7/2026' where codigo_evento = '85100196'`,
    )
    expect((await get('3016', '85100196')).regra).toMatchObject({
      desde: '2026-03-01',
      fonte: 'Circular 7/2026',
      descricao: 'Restauração em resina fotopolimerizável 1 face',
    })
  })

  it('come with the literal text and the three helps; of a code that nobody knows, with the code alone', async () => {
    const { texto, ajudaEvento } = await get('3016')
    expect(texto).toMatch(/^Procedimento odontológico realizado/)
    expect(ajudaEvento).toMatchObject({ codigoGlosa: '3016', texto, quandoOcorre: expect.any(String) })
    expect(await get('9999')).toMatchObject({ texto: '9999', ajudaEvento: null })
  })
})

describe('the record', () => {
  beforeAll(async () => {
    for (const mudancas of [
      {},
      { em: '2025-11-21T03:00:00Z' },
      // A moment too old, another code, another provider, a warning, and what was not denied.
      { em: '2025-11-21T02:59:59Z' },
      { codigo: '3025' },
      { login: OUTRO },
      { severidade: 'aviso' },
      { autorizacao: 4 },
    ])
      await deny(mudancas)
    for (const mudancas of [
      {},
      { em: '2025-11-21' },
      { destino: 'omitido' },
      { destino: 'desistido', decisao: null },
      { destino: 'recorrido' },
      { destino: 'recorrido', decisao: 'R' },
      { destino: 'recorrido', decisao: 'A', dentista: 1 },
      // A day too old, not published yet, another code, another provider.
      { em: '2025-11-20' },
      { em: '2026-11-30', situacao: 'aberto' },
      { codigo: '3025' },
      { login: OUTRO, destino: 'recorrido', decisao: 'A' },
    ] as const)
      await denyPayment(mudancas)
  })

  it("counts twelve months of this provider's own", async () => {
    expect((await get(CODIGO)).historico).toEqual({
      desde: '2025-11-21',
      ate: '2026-11-21',
      autorizacao: 2,
      pagamento: { negados: 7, recorridos: 3, ganhos: 1, emJulgamento: 1 },
    })
    expect((await get(CODIGO, undefined, OUTRO)).historico).toMatchObject({
      autorizacao: 1,
      pagamento: { negados: 1, recorridos: 1, ganhos: 1, emJulgamento: 0 },
    })
    expect((await get('3134')).historico).toMatchObject({
      autorizacao: 0,
      pagamento: { negados: 0, recorridos: 0, ganhos: 0, emJulgamento: 0 },
    })
  })

  it.each([
    [100004, 4],
    [1000041, 4],
    [1000042, 3],
    [1000043, 1],
  ])('of payments is of the lines that the sharing option of %i shows', async (login, negados) => {
    const codigo = '3132'
    if (login === 100004)
      for (const dentista of [1000041, 1000042, 1000043, null]) await denyPayment({ login, codigo, dentista })
    expect((await get(codigo, undefined, login)).historico.pagamento).toMatchObject({ negados })
  })

  it("of payments is left out for whom the provider's money is not open", async () => {
    const todas = permissoes.map(({ codigo }) => codigo)
    const semDinheiro = todas.filter((codigo) => !isCampoAberto('pagamento', [codigo]))
    await t.rows('update credenciado set permissoes = $2 where codigo = $1', [LOGIN, semDinheiro])
    const { historico } = await get(CODIGO)
    await t.rows('update credenciado set permissoes = $2 where codigo = $1', [LOGIN, todas])
    expect(historico.autorizacao).toBe(2)
    expect(historico).not.toHaveProperty('pagamento')
  })
})
