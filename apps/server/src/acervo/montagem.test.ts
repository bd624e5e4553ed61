import { acervo, type MontagemSerie } from '@portal/contract/acervo.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { expect, it } from 'vitest'
import { createMarcavel } from '../marcaImagem/marca.fixture.ts'
import { createAssociado, releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)

const read = async (codigoAssociado: string, login = 100001) =>
  t.call(acervo.getMontagem, { query: { codigoAssociado } }, { as: await t.as(login) })
const keep = async (codigoAssociado: string, montagem: MontagemSerie, login = 100001) =>
  t.call(acervo.updateMontagem, { body: { codigoAssociado, ...montagem } }, { as: await t.as(login) })

/** A guide with one image, and whose it is. */
async function createComFilme() {
  const numeroFicha = await createMarcavel(t)
  const [guia] = await t.rows<{ codigoAssociado: string }>(
    'select codigo_associado as "codigoAssociado" from guia where numero_ficha = $1',
    [numeroFicha],
  )
  return { codigoAssociado: guia?.codigoAssociado ?? '', filme: { numeroFicha, sequencial: 1 } }
}

it('is empty until somebody arranges it, and is kept as it was arranged, with who did it and when', async () => {
  const { codigoAssociado, filme } = await createComFilme()
  expect((await read(codigoAssociado)).body).toEqual({ serie: '14', escolhas: [], versao: 0 })
  const escolhas = [
    { lugar: 'SI', imagem: filme },
    { lugar: 'SMD', imagem: null },
  ]
  expect((await keep(codigoAssociado, { serie: '18', escolhas, versao: 0 })).body.versao).toBe(1)
  expect((await read(codigoAssociado)).body).toEqual({ serie: '18', escolhas, versao: 1 })
  expect((await keep(codigoAssociado, { serie: '14', escolhas: [], versao: 1 })).body).toEqual({
    serie: '14',
    escolhas: [],
    versao: 2,
  })
  const rows = await t.rows('select mudada_em, mudada_por from montagem_serie where codigo_associado = $1', [
    codigoAssociado,
  ])
  expect(rows).toEqual([{ mudada_em: TEST_NOW, mudada_por: expect.stringMatching(/\w/) }])
})

it.each([
  ['the first', 0],
  ['one that nobody saw', 7],
])(
  'of two who arrange it the second, with %s, is refused, and nothing of the first is lost',
  async (_nome, versao) => {
    const codigoAssociado = await createAssociado(t)
    const dela: MontagemSerie = { serie: '14', escolhas: [{ lugar: 'SI', imagem: null }], versao: 0 }
    expect((await keep(codigoAssociado, { ...dela, versao: 7 })).codigo).toBe('API-ACV-0001')
    await keep(codigoAssociado, dela)
    const segunda = await keep(codigoAssociado, { serie: '18', escolhas: [], versao })
    expect([segunda.status, segunda.codigo]).toEqual([409, 'API-ACV-0001'])
    expect((await read(codigoAssociado)).body).toEqual({ ...dela, versao: 1 })
  },
)

it('leaves out what is none of her images: removed, of another patient, of nobody', async () => {
  const { codigoAssociado, filme } = await createComFilme()
  const outra = await createComFilme()
  const montagem: MontagemSerie = {
    serie: '14',
    versao: 0,
    escolhas: [
      { lugar: 'SI', imagem: filme },
      { lugar: 'II', imagem: outra.filme },
      { lugar: 'SCD', imagem: { numeroFicha: filme.numeroFicha, sequencial: 9 } },
    ],
  }
  const { body } = await keep(codigoAssociado, montagem)
  expect(body.escolhas).toEqual([{ lugar: 'SI', imagem: filme }])
  await t.call(imagem.deleteImagem, { query: filme }, { as })
  expect((await keep(codigoAssociado, { ...body })).body.escolhas).toEqual([])
})

it('is the own one of each provider, and of no patient of another network', async () => {
  const codigoAssociado = await createAssociado(t)
  await releaseGuia(t, { codigoAssociado })
  await keep(codigoAssociado, { serie: '18', escolhas: [], versao: 0 })
  expect((await read(codigoAssociado, 100004)).body).toEqual({ serie: '14', escolhas: [], versao: 0 })
  expect((await read(codigoAssociado, 300001)).codigo).toBe('API-ELE-0001')
  const alheia = await keep(codigoAssociado, { serie: '14', escolhas: [], versao: 0 }, 300001)
  expect(alheia.codigo).toBe('API-ELE-0001')
})
