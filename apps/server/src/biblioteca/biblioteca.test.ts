import { biblioteca } from '@portal/contract/biblioteca.ts'
import { describe, expect, it } from 'vitest'
import { readPdf } from '../impressao/readPdf.fixture.ts'
import { ARQUIVOS } from '../seed/biblioteca/biblioteca.data.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()

const list = async (login = 100001) =>
  (await t.call(biblioteca.listBiblioteca, {}, { as: await t.as(login) })).body.grupos
const listArquivos = async (login?: number) => (await list(login)).flatMap(({ arquivos }) => arquivos)
const get = async (codArquivo: number, login = 100001) =>
  t.call(biblioteca.getArquivo, { query: { codArquivo } }, { as: await t.as(login) })
const download = async (codArquivo: number, login = 100001) =>
  t.call(biblioteca.exportArquivo, { query: { codArquivo } }, { as: await t.as(login) })

const insert = (codigo: number, publicado: string, rede: string | null = null) =>
  t.rows(
    `insert into biblioteca_arquivo (codigo, grupo, ordem, titulo, descricao, texto, versao, publicado_em, rede)
     values ($1, 'Avulsos', 99, 'Um arquivo', 'Para a prova.', 'Um **texto**.', 1, $2, $3)`,
    [codigo, publicado, rede],
  )

/** TEST_NOW is 21 November 2026. 100001 is of Aurora, 200001 of Meridiano, 300001 of Lumina. */
describe('who is shown a file (Operadora §6)', () => {
  it.each([
    ['of all', 901, '2026-11-21', null, true],
    ['of its network', 902, '2026-11-01', 'AURORA', true],
    ['of another network', 903, '2026-11-01', 'LUMINA', false],
    ['of tomorrow', 904, '2026-11-22', null, false],
  ] as const)('a file %s', async (_qual, codigo, publicado, rede, esperado) => {
    await insert(codigo, publicado, rede)
    const codigos = (await listArquivos()).map(({ codArquivo }) => codArquivo)
    expect(codigos.includes(codigo)).toBe(esperado)
    for (const answer of [await get(codigo), await download(codigo)])
      if (esperado) expect(answer.status).toBe(200)
      else expect(answer).toMatchObject({ status: 404, codigo: 'API-BIB-0001' })
    await t.rows('delete from biblioteca_arquivo where codigo = $1', [codigo])
  })
})

describe('biblioteca.listBiblioteca', () => {
  it('tells the groups in their order, and each file of the network once', async () => {
    expect((await list()).map(({ grupo }) => grupo)).toEqual([...new Set(ARQUIVOS.map(({ grupo }) => grupo))])
    const titulos = (await listArquivos()).map(({ titulo }) => titulo)
    expect(titulos).toEqual([...new Set(ARQUIVOS.map(({ titulo }) => titulo))])
  })

  it('tells of a file that changed what it has become', async () => {
    await insert(905, '2026-11-01')
    const find = async () => (await listArquivos()).find(({ codArquivo }) => codArquivo === 905)
    expect(await find()).toMatchObject({ versao: 1, paginas: 1, data: '2026-11-01', tipo: 'pdf' })
    const longo = Array.from({ length: 60 }, (_, n) => `Parágrafo ${n}.`).join('\n\n')
    await t.rows('update biblioteca_arquivo set versao = 2, texto = $1 where codigo = 905', [longo])
    const depois = await find()
    expect(depois).toMatchObject({ versao: 2, paginas: 2 })
    expect((await download(905)).raw).toHaveLength(depois?.tamanhoBytes ?? 0)
    await t.rows('delete from biblioteca_arquivo where codigo = 905')
  })
})

/** A text as the reader of the file gives it back: words alone. */
const toWords = (texto: string): string => texto.replace(/^(##|-) /gm, '').replaceAll('**', '')
const join = (texto: string): string => texto.replace(/\s|[•-]/g, '')

describe('biblioteca.exportArquivo', () => {
  it.each([100001, 200001, 300001])('what the list says of each file of %i is what comes', async (login) => {
    for (const { codArquivo, titulo, tamanhoBytes, paginas, versao } of await listArquivos(login)) {
      const { status, raw, headers } = await download(codArquivo, login)
      expect(status, titulo).toBe(200)
      expect(headers).toMatchObject({ 'content-type': 'application/pdf' })
      expect(headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename="[a-z0-9-]+-v${versao}.pdf"`),
      )
      expect(raw, titulo).toHaveLength(tamanhoBytes)
      const lidas = await readPdf(raw)
      expect(lidas, titulo).toHaveLength(paginas)
      const { texto } = (await get(codArquivo, login)).body
      const lido = join(lidas.map((pagina) => pagina.texto).join(' '))
      for (const linha of toWords(texto).split('\n')) expect(lido).toContain(join(linha))
      for (const { letras, largura, altura } of lidas) {
        expect(Math.max(...letras.map(({ direita }) => direita)), titulo).toBeLessThan(largura - 60)
        expect(Math.max(...letras.map(({ baixo }) => baixo)), titulo).toBeLessThan(altura - 20)
      }
    }
  })

  it('is a tagged document in Portuguese that names the network, and the same bytes each time', async () => {
    const [primeiro] = await listArquivos(200001)
    const codigo = primeiro?.codArquivo ?? 0
    const { raw } = await download(codigo, 200001)
    const text = raw.toString('latin1')
    for (const mark of ['/StructTreeRoot', '/Lang (pt-BR)', '/Marked true', '/S /H1', '/S /H2', '/S /LI'])
      expect(text).toContain(mark)
    expect((await readPdf(raw))[0]?.texto).toContain('Universidade Meridiano')
    expect((await download(codigo, 200001)).raw.equals(raw)).toBe(true)
  })
})

describe('the demonstration', () => {
  it('has the appeal of each network by its own contract', async () => {
    const dias = async (login: number) => {
      const arquivo = (await listArquivos(login)).find(
        ({ titulo }) => titulo === 'Como recorrer de uma glosa',
      )
      return /\*\*(\d+) dias corridos/.exec((await get(arquivo?.codArquivo ?? 0, login)).body.texto)?.[1]
    }
    expect([await dias(100001), await dias(200001), await dias(300001)]).toEqual(['30', '30', '180'])
  })

  it.each(ARQUIVOS)('$titulo ($rede) has letters of the printed fonts alone', ({ titulo, texto }) => {
    expect(`${titulo}\n${texto('2026-11-21')}`).toMatch(/^[\n\x20-\x7e\xa0-\xff–—‘’“”•…]+$/)
  })
})
