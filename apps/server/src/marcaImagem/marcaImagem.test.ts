import { imagem } from '@portal/contract/imagem.ts'
import { marcaImagem } from '@portal/contract/marcaImagem.ts'
import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { MAXIMO_MARCAS } from '@portal/domain/marcaImagem/marca.ts'
import { describe, expect, it } from 'vitest'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { upload } from '../imagem/imagem.fixture.ts'
import { untilWaiting, whileHeld } from '../testing/corrida.fixture.ts'
import { createGlosada } from '../testing/recurso.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { createVinculada } from '../vinculoExame/vinculo.fixture.ts'
import { createMarcada, createMarcavel, mark, seta, spendNumeros } from './marca.fixture.ts'

const t = await openTestApp()
const as = await t.as(100001)

const list = async (numeroFicha: number, quem = as) =>
  t.call(marcaImagem.listMarcas, { query: { numeroFicha, sequencial: 1 } }, { as: quem })
const change = (numeroFicha: number, versao: number, texto: string) => {
  const { sequencial, pontos, decimosMilimetro } = seta(numeroFicha)
  return t.call(
    marcaImagem.updateMarca,
    { body: { numeroFicha, sequencial, numero: 1, versao, pontos, texto, decimosMilimetro } },
    { as },
  )
}
const remove = (numeroFicha: number, versao: number) =>
  t.call(marcaImagem.deleteMarca, { query: { numeroFicha, sequencial: 1, numero: 1, versao } }, { as })

describe('marks beside an image', () => {
  it('are kept with who made them and when, and the image and the guide stay as they were', async () => {
    const numeroFicha = await createMarcavel(t)
    const read = () =>
      t.rows(
        `select to_jsonb(i) as imagem, g.versao, g.atualizada_em from imagem_guia i join guia g using (numero_ficha)
          where numero_ficha = $1`,
        [numeroFicha],
      )
    await t.rows(
      `update imagem_guia set congelada_em = enviada_em, congelada_por = 'send' where numero_ficha = $1`,
      [numeroFicha],
    )
    const antes = await read()
    await mark(t, numeroFicha)
    await mark(t, numeroFicha, { tipo: 'escala', decimosMilimetro: 105, texto: '' })
    const { body } = await list(numeroFicha)
    const { pagina, tipo, pontos, texto, decimosMilimetro } = seta(numeroFicha)
    expect(body).toMatchObject([
      { numero: 1, pagina, tipo, pontos, texto, decimosMilimetro, versao: 1, mudada: null },
      { numero: 2, tipo: 'escala', decimosMilimetro: 105 },
    ])
    expect(body?.[0]?.criada.em).toBe(TEST_NOW.toISOString())
    expect(body?.[0]?.criada.por).not.toBe('')
    expect(await read()).toEqual(antes)
  })

  it('of two who change the same one the second is refused, and nothing of the first is lost', async () => {
    const numeroFicha = await createMarcada(t)
    expect((await change(numeroFicha, 1, 'primeira')).body).toMatchObject({ versao: 2, texto: 'primeira' })
    expect((await change(numeroFicha, 1, 'segunda')).codigo).toBe('API-MRC-0002')
    expect((await remove(numeroFicha, 1)).codigo).toBe('API-MRC-0002')
    expect((await list(numeroFicha)).body).toMatchObject([{ texto: 'primeira', versao: 2, mudada: {} }])
  })

  it('a removed one leaves its number and none of its words', async () => {
    const numeroFicha = await createMarcada(t)
    expect((await remove(numeroFicha, 1)).status).toBe(200)
    expect((await change(numeroFicha, 1, 'outra')).codigo).toBe('API-MRC-0001')
    expect((await mark(t, numeroFicha)).body).toMatchObject({ numero: 2 })
    expect(
      await t.rows('select texto from marca_imagem where numero_ficha = $1 and numero = 1', [numeroFicha]),
    ).toEqual([{ texto: '' }])
  })

  it.each([
    [
      'is removed',
      () => createMarcada(t),
      (numeroFicha: number) => t.call(imagem.deleteImagem, { query: { numeroFicha, sequencial: 1 } }, { as }),
    ],
    [
      'is unlinked',
      async () => {
        const { numeroFicha } = await createVinculada(t)
        await mark(t, numeroFicha)
        return numeroFicha
      },
      async (numeroFicha: number) => {
        const [copia] = await t.rows<{ origem: number }>(
          'select origem_ficha as origem from imagem_guia where numero_ficha = $1',
          [numeroFicha],
        )
        const query = { fichaExame: copia?.origem ?? 0, fichaVinculo: numeroFicha }
        return t.call(vinculoExame.deleteVinculo, { query }, { as })
      },
    ],
  ])('end with their image when it %s, and none of their words stays', async (_nome, create, end) => {
    const numeroFicha = await create()
    expect((await end(numeroFicha)).status).toBe(200)
    const sql = 'select texto, removida_em is not null as fim from marca_imagem where numero_ficha = $1'
    expect(await t.rows(sql, [numeroFicha])).toEqual([{ texto: '', fim: true }])
  })

  it('a new one waits for who takes its image away', async () => {
    const numeroFicha = await createMarcavel(t)
    const remove = 'update imagem_guia set removida_em = enviada_em where numero_ficha = $1'
    const marcada = await whileHeld(t, { sql: remove, values: [numeroFicha] }, async () => {
      const marcada = mark(t, numeroFicha)
      await untilWaiting(t, 1)
      return { marcada }
    })
    expect((await marcada.marcada).status).toBe(200)
  })

  it('of an image have as many numbers as there are', async () => {
    const numeroFicha = await createMarcavel(t)
    await spendNumeros(t, numeroFicha)
    expect((await mark(t, numeroFicha)).codigo).toBe('API-MRC-0006')
  })

  it('are as many of an image as it may have, and no more', async () => {
    const numeroFicha = await createMarcada(t)
    await t.rows(
      `insert into marca_imagem (codigo_credenciado, numero_ficha, sequencial, numero, pagina, tipo, pontos, texto,
                                 criada_em, criada_por)
       select codigo_credenciado, numero_ficha, sequencial, n, pagina, tipo, pontos, texto, criada_em, criada_por
         from marca_imagem, generate_series(2, $2::integer) n where numero_ficha = $1`,
      [numeroFicha, MAXIMO_MARCAS - 1],
    )
    expect((await mark(t, numeroFicha)).body).toMatchObject({ numero: MAXIMO_MARCAS })
    expect((await mark(t, numeroFicha)).codigo).toBe('API-MRC-0003')
  })

  it('of a document have a scale a page, and of a file kept before its pages were the one page', async () => {
    const numeroFicha = await createMarcavel(t)
    const measure = async (pagina: number) =>
      (await mark(t, numeroFicha, { tipo: 'escala', decimosMilimetro: 105, texto: '', pagina })).codigo
    const sql = 'update imagem_guia set paginas_tela = $2 where numero_ficha = $1'
    await t.rows(sql, [numeroFicha, 0])
    expect([await measure(1), await measure(1)]).toEqual([undefined, 'API-MRC-0005'])
    await t.rows(sql, [numeroFicha, 2])
    expect([await measure(2), await measure(2)]).toEqual([undefined, 'API-MRC-0005'])
  })

  it('a page that the image does not have is refused', async () => {
    const recusada = await mark(t, await createMarcavel(t), { pagina: 2 })
    expect(recusada).toMatchObject({ codigo: 'API-MRC-0004', body: { detalhes: [{ campo: 'pagina' }] } })
  })

  it.each([
    [1000041, undefined],
    [1000043, 'API-IMG-0001'],
  ])('of what was brought to an appeal are read and made by who sees it: %d, %s', async (login, codigo) => {
    const numeroFicha = await createGlosada(t, 100004)
    await t.rows('update guia set codigo_dentista = 1000041 where numero_ficha = $1', [numeroFicha])
    const { body } = await upload(t, numeroFicha, 'final 26.png', await arquivos.filme(10), {
      imagemGto: 'recurso:26',
      eventos: '1:26',
      as: await t.as(100004),
    })
    const { sequencial } = body.imagem
    const quem = await t.as(login)
    expect((await mark(t, numeroFicha, { sequencial }, quem)).codigo).toBe(codigo)
    const query = { numeroFicha, sequencial }
    expect((await t.call(marcaImagem.listMarcas, { query }, { as: quem })).codigo).toBe(codigo)
  })

  it('are of nobody else', async () => {
    const numeroFicha = await createMarcada(t)
    const deFora = await t.as(100002)
    expect((await list(numeroFicha, deFora)).codigo).toBe('API-GTO-0001')
    expect((await mark(t, numeroFicha, {}, deFora)).codigo).toBe('API-GTO-0001')
  })
})
