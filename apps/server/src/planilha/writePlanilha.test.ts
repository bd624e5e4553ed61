import { readXlsx } from 'hucre'
import { expect, it } from 'vitest'
import { type Celula, type Planilha, writePlanilha } from './writePlanilha.ts'

type Linha = readonly Celula[]

/** Columns of those formats, each of which shows its own part of a row. */
const listColunas = (formatos: readonly (string | undefined)[]): Planilha<Linha>['colunas'] =>
  formatos.map((formato, coluna) => ({
    titulo: `Coluna ${coluna}`,
    largura: 12,
    ...(formato && { formato }),
    celula: (linha) => linha[coluna] ?? null,
  }))

async function* inLotes(linhas: readonly Linha[], tamanho = 2): AsyncGenerator<readonly Linha[]> {
  for (let at = 0; at < linhas.length; at += tamanho) yield linhas.slice(at, at + tamanho)
}

const create = (linhas: AsyncIterable<readonly Linha[]>, mudancas: Partial<Planilha<Linha>> = {}) =>
  writePlanilha({
    nome: 'Guias',
    cabecalho: [['Gerada por', 'Clínica']],
    colunas: listColunas([undefined]),
    linhas,
    ...mudancas,
  })

async function read(...planilha: Parameters<typeof create>) {
  const [folha] = (await readXlsx(Buffer.concat(await create(...planilha).toArray()))).sheets
  return { nome: folha?.name, linhas: folha?.rows ?? [], folha }
}

it.each([
  ['plain', 'Restauração'],
  ['marks of XML', `<b> & "aspas" 'simples'`],
  ['what looks like a formula', '=1+1'],
  ['spaces and lines', '  dois\n espaços\te um fim '],
  ['a control character', 'sino \u0007, nulo \u0000 e retorno \r'],
  ['what a workbook reads as a character', '_x0041_ e _x_'],
  ['signs of two units', 'dente 🦷'],
  ['nothing', ''],
])('text comes back as it was: %s', async (_nome, texto) => {
  const { linhas } = await read(inLotes([[texto]]))
  expect(linhas.at(-1)?.[0] ?? '').toBe(texto)
})

it('numbers and days have the format of their column, and nothing stands where there is nothing', async () => {
  const dia = new Date('2026-11-21T00:00:00Z')
  const hora = new Date('2026-11-21T09:30:00Z')
  const { linhas } = await read(
    inLotes([
      [254.9, dia, hora, 'a'],
      [-1, null, null, null],
    ]),
    { colunas: listColunas(['#,##0.00', 'dd/mm/yyyy', 'dd/mm/yyyy hh:mm', undefined]) },
  )
  expect(linhas.slice(3)).toEqual([
    [254.9, dia, hora, 'a'],
    [-1, null, null, null],
  ])
})

it('header, a blank row, titles, the rows of every batch and what stands below follow each other', async () => {
  const { nome, linhas } = await read(inLotes([['a'], ['b'], ['c']]), {
    nome: 'Glosas & cia',
    listRodape: () => [[], ['fim']],
  })
  expect(nome).toBe('Glosas & cia')
  expect(linhas.map((linha) => linha.filter((celula) => celula !== null))).toEqual([
    ['Gerada por', 'Clínica'],
    [],
    ['Coluna 0'],
    ['a'],
    ['b'],
    ['c'],
    [],
    ['fim'],
  ])
})

it('names columns beyond Z as spreadsheets do', async () => {
  const linha = Array.from({ length: 55 }, (_, coluna) => coluna)
  const { linhas } = await read(inLotes([linha]), { colunas: listColunas(linha.map(() => '0')) })
  expect(linhas.at(-1)).toEqual(linha)
})

it('fails as its rows fail, and lets go of them when nobody reads on', async () => {
  async function* quebra(): AsyncGenerator<readonly Linha[]> {
    yield [['a']]
    throw new Error('o banco caiu')
  }
  await expect(create(quebra()).toArray()).rejects.toThrow('o banco caiu')

  let isFim = false
  let lidos = 0
  async function* semFim(): AsyncGenerator<readonly Linha[]> {
    try {
      for (;;) {
        lidos += 1
        yield Array.from({ length: 500 }, (_, at): Linha => [`${lidos} ${at} ${Math.random()}`])
      }
    } finally {
      isFim = true
    }
  }
  for await (const pedaco of create(semFim())) if (pedaco.length > 1000) break
  await expect.poll(() => isFim).toBe(true)
  expect(lidos).toBeLessThan(100)
})
