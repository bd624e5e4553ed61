import { acervo } from '@portal/contract/acervo.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { describe, expect, it } from 'vitest'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { insertGuia, nextCor, upload } from '../imagem/imagem.fixture.ts'
import { createAssociado, releaseGuia } from '../testing/guia.fixture.ts'
import { createGlosada } from '../testing/recurso.fixture.ts'
import { openTestApp, type Person } from '../testing/testApp.ts'
import { createExame, createPronto, sendDoExame } from '../vinculoExame/exame.fixture.ts'
import { createVinculada } from '../vinculoExame/vinculo.fixture.ts'

const t = await openTestApp()
const as = await t.as(100001)

const send = async (numeroFicha: number, imagemGto?: string, eventos?: string) =>
  upload(t, numeroFicha, 'rx.png', await arquivos.png(nextCor()), {
    ...(imagemGto !== undefined && { imagemGto }),
    ...(eventos !== undefined && { eventos }),
  })

type Filtro = { dente?: string; momento?: 'inicial' | 'final' | 'recurso'; cursor?: string; limite?: number }
const list = (codigoAssociado: string, filtro: Filtro = {}, quem: Person = as) =>
  t.call(acervo.listAcervo, { query: { codigoAssociado, ...filtro } }, { as: quem })

/** Two guides of a patient of its own: a molar's images, none of the other molar, and a film of nothing that was said. */
async function createAcervo() {
  const codigoAssociado = await createAssociado(t)
  const eventos = ['26', '46'].map((dente) => ({ codigoEvento: '85200166', dente }))
  const [antiga, nova] = [await insertGuia(t, { eventos }), await insertGuia(t)]
  await t.rows('update guia set codigo_associado = $1 where numero_ficha = any ($2)', [
    codigoAssociado,
    [antiga, nova],
  ])
  await send(antiga, 'inicial:26')
  t.clock.advance(1000)
  await send(antiga, 'final', '1:26')
  t.clock.advance(1000)
  await send(nova, 'inicial', 'nenhum')
  return { codigoAssociado, antiga, nova }
}

describe('the archive of a patient', () => {
  it('has the images of all her guides, the newest first, page by page', async () => {
    const { codigoAssociado, antiga, nova } = await createAcervo()
    const { body } = await list(codigoAssociado, { limite: 2 })
    expect(body.imagens).toMatchObject([
      { numeroFicha: nova, sequencial: 1, dente: null, eventos: [], origem: null, data: '2026-11-21' },
      {
        numeroFicha: antiga,
        sequencial: 2,
        momento: 'final',
        eventos: [
          {
            numeroSequencialInclusao: 1,
            codigoEvento: '85200166',
            descricao: expect.stringMatching(/\w/),
            codigoLocalizacao: '26',
          },
        ],
      },
    ])
    expect(body.dentes).toEqual(['26'])
    const seguinte = await list(codigoAssociado, { limite: 2, cursor: body.proximo ?? '' })
    expect(seguinte.body).toMatchObject({
      imagens: [{ numeroFicha: antiga, sequencial: 1, dente: '26', eventos: [{ codigoLocalizacao: '26' }] }],
      proximo: null,
    })
  })

  it.each([
    [{ dente: '26' }, ['final', 'inicial']],
    [{ dente: '26', momento: 'final' }, ['final']],
    [{ dente: '27' }, []],
    [{ momento: 'inicial' }, ['inicial', 'inicial']],
  ] as const)('is narrowed to %o', async (filtro, esperado) => {
    const { codigoAssociado } = await createAcervo()
    const { body } = await list(codigoAssociado, filtro)
    expect(body.imagens.map(({ momento }) => momento)).toEqual(esperado)
  })

  it('forgets what was removed, and begins no page elsewhere', async () => {
    const { codigoAssociado, nova } = await createAcervo()
    const query = { numeroFicha: nova, sequencial: 1 }
    expect((await t.call(imagem.deleteImagem, { query }, { as })).status).toBe(200)
    expect((await list(codigoAssociado)).body.imagens).toHaveLength(2)
    expect((await list(codigoAssociado, { cursor: 'MTIz' })).codigo).toBe('API-GEN-0001')
  })

  it('has what came of an exam that was linked, by its form', async () => {
    const { codigoAssociado, numeroFicha, fichaExame } = await createVinculada(t)
    expect((await list(codigoAssociado)).body.imagens).toMatchObject([{ numeroFicha, origem: fichaExame }])
  })

  it('has what came of an exam that answers for no guide, once, and lets it be read', async () => {
    const exame = await createExame(t)
    const { codigoAssociado, fichaExame } = exame
    expect((await list(codigoAssociado)).body.imagens).toEqual([])
    await sendDoExame(t, fichaExame, { imagemGto: 'inicial:26' })
    await sendDoExame(t, fichaExame, { imagemGto: 'inicial:26' })
    const query = { numeroFicha: fichaExame, sequencial: 1 }
    const { body } = await list(codigoAssociado, { limite: 1, dente: '26' })
    expect(body).toMatchObject({
      imagens: [{ numeroFicha: fichaExame, sequencial: 2, origem: fichaExame }],
      dentes: ['26'],
    })
    const resto = await list(codigoAssociado, { dente: '26', cursor: body.proximo ?? '' })
    expect(resto.body.imagens).toMatchObject([{ numeroFicha: fichaExame, sequencial: 1 }])
    expect((await t.call(acervo.getImagemAcervo, { query }, { as })).body.tipo).toBe('image/jpeg')
    const alheia = await t.call(acervo.getImagemAcervo, { query }, { as: await t.as(100004) })
    expect(alheia.codigo).toBe('API-GTO-0001')
    const numeroFicha = await releaseGuia(t, { codigoAssociado })
    const vinculo = { codigoAssociado, fichasExames: [fichaExame], fichasVinculo: [numeroFicha] }
    await t.call(vinculoExame.linkExames, { body: vinculo }, { as })
    const { imagens } = (await list(codigoAssociado)).body
    expect(imagens.map(({ numeroFicha, origem }) => [numeroFicha, origem])).toEqual([
      [numeroFicha, fichaExame],
      [numeroFicha, fichaExame],
    ])
    await t.call(vinculoExame.deleteVinculo, { query: { fichaExame, fichaVinculo: numeroFicha } }, { as })
    expect((await list(codigoAssociado)).body.imagens.map((cada) => cada.numeroFicha)).toEqual([
      fichaExame,
      fichaExame,
    ])
  })

  it('has what a unit did of its own request once, as an image of its guide', async () => {
    const { codigoAssociado, fichaExame } = await createPronto(t, { login: 100003 })
    expect((await list(codigoAssociado, {}, await t.as(100003))).body.imagens).toMatchObject([
      { numeroFicha: fichaExame, origem: null },
    ])
  })

  it('stays its own when the patient is another network’s, and is nothing to others', async () => {
    const { codigoAssociado } = await createAcervo()
    const semNada = await createExame(t)
    await t.rows(
      `update associado_plano set codigo_plano = (select p.codigo from plano p join credenciado c using (rede) where c.codigo = 300001 limit 1)
        where codigo_associado = any ($1)`,
      [[codigoAssociado, semNada.codigoAssociado]],
    )
    expect((await list(codigoAssociado)).body.imagens).toHaveLength(3)
    // Of an exam that was asked for and never came there is nothing to keep.
    expect((await list(semNada.codigoAssociado)).codigo).toBe('API-ELE-0001')
    expect((await list(codigoAssociado, {}, await t.as(100004))).codigo).toBe('API-ELE-0001')
  })
})

it('of whoever was never attended there is nothing, and the look-up is in the trail', async () => {
  const codigoAssociado = await createAssociado(t)
  expect((await list(`00${codigoAssociado}`.slice(-9))).body).toEqual({
    imagens: [],
    dentes: [],
    proximo: null,
  })
  const trilha = await t.rows('select objeto from trilha where codigo_associado = $1', [codigoAssociado])
  expect(trilha).toContainEqual({ objeto: 'acervo de imagens' })
})

/** Spec §3: 1000043 sees itself alone, 1000042 its unit. */
it.each([
  [100004, true],
  [1000042, true],
  [1000043, false],
])('what was brought to an appeal is shown to %d as the appeal is: %s', async (login, esperado) => {
  const numeroFicha = await createGlosada(t, 100004)
  const rows = await t.rows<{ codigo_associado: string }>(
    'update guia set codigo_dentista = 1000041 where numero_ficha = $1 returning codigo_associado',
    [numeroFicha],
  )
  await upload(t, numeroFicha, 'recurso.png', await arquivos.filme(10), {
    imagemGto: 'recurso:27',
    as: await t.as(100004),
  })
  const { body } = await list(rows[0]?.codigo_associado ?? '', { momento: 'recurso' }, await t.as(login))
  expect([body.imagens.some((each) => each.numeroFicha === numeroFicha), body.dentes.includes('27')]).toEqual(
    [esperado, esperado],
  )
})
