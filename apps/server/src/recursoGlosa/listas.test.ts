import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { writeTextoRecurso } from '@portal/domain/recursoGlosa/textoRecurso.ts'
import { describe, expect, it } from 'vitest'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { upload } from '../imagem/imagem.fixture.ts'
import {
  attach,
  createGlosada,
  denyMore,
  judgeRecurso,
  recorre,
  sendRecurso,
} from '../testing/recurso.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)
const read = async (numeroFicha: number, login = 100001) =>
  t.call(recursoGlosa.getRecursoDetalhado, { query: { numeroFicha } }, { as: await t.as(login) })
type Lista = 'RECORRER' | 'RECURSO' | 'DECIDIDO'
const search = async (situacao: Lista, ordem: 'DIAS' | 'VALOR' = 'DIAS', cursor: string | null = null) => {
  const query = { situacao, ordem, ...(cursor && { cursor, limite: 2 }) }
  const answer = await t.call(recursoGlosa.searchRecursos, { query }, { as })
  expect(answer.status, answer.raw.toString()).toBe(200)
  return answer.body
}

describe('the lists', () => {
  it('tell what may be appealed, what is in appeal and what was decided, with their money', async () => {
    const antes = await search('RECORRER')
    const [cara, barata] = [await createGlosada(t), await createGlosada(t)]
    await denyMore(t, cara, ['1024'], 90_000)
    const { contas, recursos } = await search('RECORRER', 'VALOR')
    expect(contas.aRecorrer.guias).toBe(antes.contas.aRecorrer.guias + 2)
    expect(recursos[0]?.numeroFicha).toBe(cara)
    expect(recursos[0]?.itens.map(({ cabe }) => cabe)).toEqual([true, false])
    expect((await search('RECORRER')).recursos.some(({ numeroFicha }) => numeroFicha === barata)).toBe(true)
    await sendRecurso(t, { numeroFicha: cara })
    const emRecurso = await search('RECURSO')
    expect(emRecurso.contas.aRecorrer.guias).toBe(antes.contas.aRecorrer.guias + 1)
    expect(emRecurso.recursos.map(({ numeroFicha }) => numeroFicha)).toContain(cara)
    await judgeRecurso(t, cara)
    const decididos = await search('DECIDIDO')
    expect(decididos.recursos.find(({ numeroFicha }) => numeroFicha === cara)).toMatchObject({
      situacao: 'DECIDIDO',
      valorLiberado: '0.00',
    })
    expect(decididos.contas.ganhos.decididos).toBe(antes.contas.ganhos.decididos + 1)
  })

  it('go on page by page without losing or repeating a guide', async () => {
    const numeros: number[] = []
    let cursor: string | null = null
    do {
      const pagina: Awaited<ReturnType<typeof search>> = await search('RECORRER', 'DIAS', cursor)
      numeros.push(...pagina.recursos.map(({ numeroFicha }) => numeroFicha))
      cursor = pagina.proximo
    } while (cursor)
    expect(new Set(numeros).size).toBe(numeros.length)
    expect(numeros).toHaveLength((await search('RECORRER')).contas.aRecorrer.guias)
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
    await win((rascunho) => `${rascunho} A raiz distal foi obturada.`)
    await win(() => 'Outro texto todo novo.')
    const [contado] = await t.rows<{ ganhos: number; decididos: number }>(
      `select count(*) filter (where decisao = 'A')::int as ganhos, count(*)::int as decididos from recurso_item
        where codigo_credenciado = 100001 and decisao is not null and '3067' = any (codigos_glosa)`,
    )
    expect(await readGanhos()).toEqual({
      codigoGlosa: '3067',
      motivo: 'A raiz distal foi obturada.',
      ...contado,
    })
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

  it.each(veem)('of %i shows the appeals of %j and of nobody else', async (login, vistos) => {
    const eleitas = new Map<number, number>()
    for (const dentista of dentistas) {
      const numeroFicha = await createGlosada(t, 100004)
      await t.rows('update guia set codigo_dentista = $2 where numero_ficha = $1', [numeroFicha, dentista])
      eleitas.set(dentista, numeroFicha)
    }
    const person = await t.as(login)
    const { body } = await t.call(
      recursoGlosa.searchRecursos,
      { query: { situacao: 'RECORRER', limite: 100 } },
      { as: person },
    )
    for (const [dentista, numeroFicha] of eleitas) {
      const isVisto = (vistos as readonly number[]).includes(dentista)
      expect(body.recursos.some((linha) => linha.numeroFicha === numeroFicha)).toBe(isVisto)
      expect((await read(numeroFicha, login)).status).toBe(isVisto ? 200 : 404)
      const file = await arquivos.filme(dentista % 100)
      const envio = { imagemGto: 'recurso:26', eventos: '1:26', as: person }
      expect((await upload(t, numeroFicha, 'f.png', file, envio)).status).toBe(isVisto ? 200 : 404)
      expect((await sendRecurso(t, { numeroFicha }, login)).status).toBe(isVisto ? 200 : 404)
    }
  })
})
