import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { toCentavos, toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { writeTextoRecurso } from '@portal/domain/recursoGlosa/textoRecurso.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { upload } from '../imagem/imagem.fixture.ts'
import { detailGuia } from '../testing/guia.fixture.ts'
import {
  attach,
  createGlosada,
  createTomada,
  denyMore,
  judgeRecurso,
  recorre,
  sendRecurso,
} from '../testing/recurso.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { listRecursosDe } from './lista.store.ts'

const t = await openTestApp()
const as = await t.as(100001)
const read = async (numeroFicha: number, login = 100001) =>
  t.call(recursoGlosa.getRecursoDetalhado, { query: { numeroFicha } }, { as: await t.as(login) })
type Conta = { guias: number; valor: string; recuperavel?: string }
type Lista = 'RECORRER' | 'RECURSO' | 'DECIDIDO'
/** A page of two, the first one where the cursor is this. */
const INICIO = ''
const search = async (situacao: Lista, ordem: 'DIAS' | 'VALOR' = 'DIAS', cursor?: string) => {
  const pagina = cursor === undefined ? { limite: 100 } : { limite: 2, ...(cursor && { cursor }) }
  const query = { situacao, ordem, ...pagina }
  const answer = await t.call(recursoGlosa.searchRecursos, { query }, { as })
  expect(answer.status, answer.raw.toString()).toBe(200)
  return answer.body
}

/** What the operator would owe of the guide's first event, which `createGlosada` has denied whole: in cents. */
async function readDevido(numeroFicha: number): Promise<number> {
  const [linha] = await t.rows<{ centavos: number }>(
    `select valor_centavos - copart_centavos as centavos from evento_guia
      where numero_ficha = $1 and sequencial_inclusao = 1`,
    [numeroFicha],
  )
  return linha?.centavos ?? Number.NaN
}
const cents = (valor: string | null | undefined): number => toCentavos(valor ?? '') ?? Number.NaN
/** By how many guides and cents a list grew; of those to be appealed also by what an appeal could bring back. */
const grew = (antes: Conta, depois: Conta) => [
  depois.guias - antes.guias,
  cents(depois.valor) - cents(antes.valor),
  ...(depois.recuperavel === undefined ? [] : [cents(depois.recuperavel) - cents(antes.recuperavel)]),
]

describe('the lists', () => {
  it('tell what may be appealed, what is in appeal and what was decided, with their money', async () => {
    const antes = (await search('RECORRER')).contas
    const [cara, barata] = [await createGlosada(t), await createGlosada(t)]
    const [devido, daBarata] = [await readDevido(cara), await readDevido(barata)]
    expect(devido).toBeGreaterThan(0)
    // A limit of the contract is no money that an appeal could bring back.
    await denyMore(t, cara, ['1024', '3016'], 90_000)
    const { contas, recursos } = await search('RECORRER', 'VALOR')
    expect(grew(antes.aRecorrer, contas.aRecorrer)).toEqual([
      2,
      devido + 180_000 + daBarata,
      devido + 90_000 + daBarata,
    ])
    expect(recursos.map(({ numeroFicha }) => numeroFicha).slice(0, 2)).toEqual([cara, barata])
    expect(recursos[0]).toMatchObject({
      situacao: 'RECORRER',
      valorGlosado: toValor(devido + 180_000),
      valorRecursado: '0.00',
      valorLiberado: null,
    })
    expect(recursos[0]?.itens.map(({ cabe, valorGlosado }) => [cabe, cents(valorGlosado)])).toEqual([
      [true, devido],
      [false, 90_000],
      [true, 90_000],
    ])

    const { eventos } = recorre(cara, await attach(t, cara))
    const semNovidade = { numeroSequenciaInclusao: 3, justificativa: '' }
    await sendRecurso(t, { numeroFicha: cara, eventos: [...eventos, semNovidade] })
    const enviado = await search('RECURSO')
    expect(grew(antes.aRecorrer, enviado.contas.aRecorrer)).toEqual([1, daBarata, daBarata])
    expect(grew(antes.emRecurso, enviado.contas.emRecurso)).toEqual([1, devido + 90_000])
    const linhaDe = (lista: typeof enviado) => lista.recursos.find(({ numeroFicha }) => numeroFicha === cara)
    expect(linhaDe(enviado)).toMatchObject({
      situacao: 'RECURSO',
      prazoResposta: '2026-12-21',
      valorRecursado: toValor(devido + 90_000),
      valorLiberado: null,
    })

    await judgeRecurso(t, cara)
    const decididos = await search('DECIDIDO')
    expect(grew(antes.emRecurso, decididos.contas.emRecurso)).toEqual([0, 0])
    expect(grew(antes.decididos, decididos.contas.decididos)).toEqual([1, devido])
    expect(decididos.contas.ganhos).toEqual({
      ganhos: antes.ganhos.ganhos + 1,
      decididos: antes.ganhos.decididos + 2,
    })
    expect(linhaDe(decididos)).toMatchObject({
      situacao: 'DECIDIDO',
      valorGlosado: toValor(devido + 180_000),
      valorRecursado: toValor(devido + 90_000),
      valorLiberado: toValor(devido),
    })
    expect(
      linhaDe(decididos)?.itens.map(({ decisao, valorLiberado }) => [
        decisao,
        valorLiberado && cents(valorLiberado),
      ]),
    ).toEqual([
      ['A', devido],
      [null, null],
      ['I', 0],
    ])
    // The guide tells the same: of what was not judged nothing says that it was refused.
    const { eventos: daGuia } = await detailGuia(t, cara)
    expect(
      daGuia.map(({ decisaoRecurso, valorLiberado }) => [
        decisaoRecurso,
        valorLiberado && cents(valorLiberado),
      ]),
    ).toEqual([
      ['A', devido],
      [null, null],
      ['I', 0],
    ])
  })

  it('tell apart what is denied and what an appeal brings back, without the event whose place is taken', async () => {
    const antes = (await search('RECORRER')).contas.aRecorrer
    const [tomada, barata] = [await createTomada(t), await createGlosada(t)]
    const [daTomada, daBarata] = [await readDevido(tomada), await readDevido(barata)]
    const porValor = async () =>
      (await search('RECORRER', 'VALOR')).recursos.map((linha) => linha.numeroFicha)
    expect(grew(antes, (await search('DECIDIDO')).contas.aRecorrer)).toEqual([
      2,
      daTomada + daBarata,
      daBarata,
    ])
    expect((await porValor()).filter((numero) => [tomada, barata].includes(numero))).toEqual([barata, tomada])
    // Its other events have places of their own.
    await denyMore(t, tomada, ['3016'], daBarata + 1)
    expect(grew(antes, (await search('RECORRER')).contas.aRecorrer)).toEqual([
      2,
      daTomada + 2 * daBarata + 1,
      2 * daBarata + 1,
    ])
    expect((await porValor()).filter((numero) => [tomada, barata].includes(numero))).toEqual([tomada, barata])
  })

  it('have in the count to be appealed the very money of their rows', async () => {
    await createTomada(t)
    const { contas, recursos, proximo } = await search('RECORRER')
    expect(proximo).toBeNull()
    const dasLinhas = recursos.reduce((soma, { valorGlosado }) => soma + cents(valorGlosado), 0)
    expect(cents(contas.aRecorrer.valor)).toBe(dasLinhas)
    expect(cents(contas.aRecorrer.recuperavel)).toBeLessThan(dasLinhas)
  })

  it('tell of a guide that it is locked', async () => {
    const numeroFicha = await createGlosada(t)
    const isBloqueada = async () =>
      (await search('RECORRER')).recursos.find((linha) => linha.numeroFicha === numeroFicha)?.bloqueio
    expect(await isBloqueada()).toBe(false)
    await t.rows('update guia set bloqueada = true where numero_ficha = $1', [numeroFicha])
    expect(await isBloqueada()).toBe(true)
  })

  it('have a denial until the last day of its term, and not on the day after', async () => {
    const numeroFicha = await createGlosada(t)
    const [linha] = await t.rows<{ ultimo: string; seguinte: string }>(
      `select to_char(r.publicacao + 30, 'YYYY-MM-DD') as ultimo, to_char(r.publicacao + 31, 'YYYY-MM-DD') as seguinte
         from repasse r join repasse_evento e using (codigo_credenciado, fechamento)
        where e.numero_ficha = $1 limit 1`,
      [numeroFicha],
    )
    const isListed = async (hoje = '') => {
      const linhas = await t.services.background.read(100001, (db) =>
        listRecursosDe(
          db,
          { codigoCredenciado: 100001, dentistas: null },
          'RECORRER',
          { rede: 'AURORA', hoje, tomados: [] },
          { porValor: false, limite: 500, depois: undefined },
        ),
      )
      return linhas.some((cada) => cada.numeroFicha === numeroFicha)
    }
    expect([await isListed(linha?.ultimo), await isListed(linha?.seguinte)]).toEqual([true, false])
  })

  it('are by the last day, or by what could come back, and go on page by page', async () => {
    const [longe, perto] = [await createGlosada(t), await createGlosada(t)]
    await denyMore(t, longe, ['3016'], 500_000)
    await t.rows(
      `insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, mudado_em)
       values (100001, '2026-10-20', '2026-11-01', '2026-11-10', now()) on conflict do nothing`,
    )
    await t.rows(`update repasse_evento set fechamento = '2026-10-20' where numero_ficha = $1`, [perto])
    for (const [ordem, primeira, ultima] of [
      ['DIAS', perto, longe],
      ['VALOR', longe, perto],
    ] as const) {
      const numeros: number[] = []
      let cursor: string | null = null
      do {
        const pagina: Awaited<ReturnType<typeof search>> = await search('RECORRER', ordem, cursor ?? INICIO)
        numeros.push(...pagina.recursos.map(({ numeroFicha }) => numeroFicha))
        cursor = pagina.proximo
      } while (cursor)
      const inteira = (await search('RECORRER', ordem)).recursos.map(({ numeroFicha }) => numeroFicha)
      expect(numeros).toEqual(inteira)
      expect(numeros[0]).toBe(primeira)
      expect(numeros.indexOf(ultima)).toBeGreaterThan(-1)
    }
  })

  it('have the newest decision first', async () => {
    const decide = async (em: string) => {
      const numeroFicha = await createGlosada(t)
      await sendRecurso(t, { numeroFicha })
      await judgeRecurso(t, numeroFicha)
      await t.rows('update recurso_glosa set julgado_em = $2 where numero_ficha = $1', [numeroFicha, em])
      return numeroFicha
    }
    // At one in the morning of the 16th in UTC it is still the 15th in São Paulo.
    const velha = await decide('2026-11-10T12:00:00Z')
    const [tarde, noite] = [await decide('2026-11-15T18:00:00Z'), await decide('2026-11-16T01:00:00Z')]
    const nova = await decide('2026-11-20T12:00:00Z')
    const ordem = (await search('DECIDIDO')).recursos.map(({ numeroFicha }) => numeroFicha)
    const deles = ordem.filter((numero) => [velha, noite, tarde, nova].includes(numero))
    expect(deles).toEqual([nova, tarde, noite, velha])
  })
})

describe('what was won before', () => {
  it('is told by code, with the own words of the newest that won and nothing of its patient', async () => {
    const win = async (write: (rascunho: string) => string) => {
      const numeroFicha = await createGlosada(t)
      const sequencial = await attach(t, numeroFicha)
      const [item] = (await read(numeroFicha)).body.itens
      const rascunho = writeTextoRecurso({
        codigoGlosa: '3067',
        textoGlosa: item?.glosa[0]?.texto ?? '',
        codigoEvento: item?.codigoEvento ?? '',
        descricaoEvento: item?.descricao ?? '',
        codigoLocalizacao: item?.codigoLocalizacao ?? null,
        dataRealizacao: item?.dataRealizacao ?? null,
        novidades: [{ tipo: 'imagemFinal', descricao: 'final 26.png' }],
      })
      await sendRecurso(t, recorre(numeroFicha, sequencial, write(rascunho)))
      await judgeRecurso(t, numeroFicha)
    }
    const outra = await createGlosada(t)
    const readGanhos = async () => (await read(outra)).body.itens[0]?.ganhos
    // A draft alone is of its own event, and so is a text that was written anew.
    await win((rascunho) => rascunho)
    await win(() => 'Texto todo novo sobre o dente 26.')
    expect((await readGanhos())?.motivo).toBeNull()
    await win((rascunho) => `${rascunho} O canal foi refeito.`)
    await win((rascunho) => `${rascunho} A raiz distal do 26 foi obturada em 03/06/2026.`)
    await win(() => 'Outro texto todo novo.')
    const [contado] = await t.rows<{ ganhos: number; decididos: number }>(
      `select count(*) filter (where decisao = 'A')::int as ganhos, count(*)::int as decididos from recurso_item
        where codigo_credenciado = 100001 and decisao is not null and '3067' = any (codigos_glosa)`,
    )
    expect(await readGanhos()).toEqual({
      codigoGlosa: '3067',
      motivo: 'A raiz […] do […] foi obturada em [data].',
      ...contado,
    })
    // Of another event, or of another nature of the same denial, its words are no example.
    const deOutro = async (sql: string) => {
      const terceira = await createGlosada(t)
      await t.rows(sql, [terceira])
      return (await read(terceira)).body.itens[0]?.ganhos
    }
    expect(
      await deOutro(`update evento_guia set codigo_evento = '85200166' where numero_ficha = $1`),
    ).toMatchObject({ codigoGlosa: '3067', motivo: null })
    expect(
      await deOutro(`update repasse_evento set glosas = jsonb_set(glosas, '{0,submotivo}',
        '{"codigo":"imagemIlegivel","texto":"x","comoEvitar":"y"}') where numero_ficha = $1`),
    ).toMatchObject({ codigoGlosa: '3067', motivo: null })
  })
})

describe('the sharing option', () => {
  // 1000042 sees its unit (1000041 to 1000043), 1000043 and 1000045 themselves, 1000044 the other unit; 1000041 all.
  const dentistas = [1000041, 1000042, 1000043, 1000044, 1000045, 1000046]
  const centro = [1000041, 1000042, 1000043]
  const veem = [
    [100004, dentistas],
    [1000041, dentistas],
    [1000042, centro],
    [1000043, [1000043]],
    [1000044, [1000044, 1000045, 1000046]],
    [1000045, [1000045]],
    [1000046, dentistas],
  ] as const

  const eleitas = new Map<number, number>()
  const createDe = async (dentista: number) => {
    const numeroFicha = await createGlosada(t, 100004)
    await t.rows('update guia set codigo_dentista = $2 where numero_ficha = $1', [numeroFicha, dentista])
    return numeroFicha
  }
  beforeAll(async () => {
    for (const dentista of dentistas) eleitas.set(dentista, await createDe(dentista))
  })

  /** What an upload to the appeal and its sending are answered. */
  const appeal = async (numeroFicha: number, dentista: number, login: number) => {
    const file = await arquivos.filme(dentista % 100)
    const envio = { imagemGto: 'recurso:26', eventos: '1:26', as: await t.as(login) }
    return [
      (await upload(t, numeroFicha, 'f.png', file, envio)).status,
      (await sendRecurso(t, { numeroFicha }, login)).status,
    ]
  }

  it.each(veem)('of %i shows the appeals of %j and of nobody else', async (login, vistos) => {
    const { body } = await t.call(
      recursoGlosa.searchRecursos,
      { query: { situacao: 'RECORRER', limite: 100 } },
      { as: await t.as(login) },
    )
    for (const [dentista, numeroFicha] of eleitas) {
      const isVisto = (vistos as readonly number[]).includes(dentista)
      expect(body.recursos.some((linha) => linha.numeroFicha === numeroFicha)).toBe(isVisto)
      expect((await read(numeroFicha, login)).status).toBe(isVisto ? 200 : 404)
      if (!isVisto) expect(await appeal(numeroFicha, dentista, login)).toEqual([404, 404])
    }
    // Of those that he sees, the last one's is another's wherever there is one.
    const ultimo = vistos.at(-1) ?? 0
    expect(await appeal(await createDe(ultimo), ultimo, login)).toEqual([200, 200])
  })
})
