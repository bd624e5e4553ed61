import { financeiro } from '@portal/contract/financeiro.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { readXlsx } from 'hucre'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { CLINICA, OUTUBRO, payClinica } from './demonstrativo.fixture.ts'

const t = await openTestApp()
const guias = await payClinica(t)
const as = await t.as(CLINICA)

const search = async () => {
  const query = { dataFinal: OUTUBRO, codDentistasSelecionados: '1000041' }
  return (await t.call(financeiro.searchPeriodo, { query }, { as })).body
}

describe('financeiro.exportDemonstrativo', () => {
  it('is the rows of the screen: money as numbers, days as dates, codes as text', async () => {
    const query = { tipoBuscaEnum: 'PERIODO' as const, dataFinal: OUTUBRO }
    const { raw, headers } = await t.call(financeiro.exportDemonstrativo, { query }, { as })
    expect(headers['content-disposition']).toContain('filename="demonstrativo-10-11-2026.xlsx"')
    const { sheets } = await readXlsx(raw)
    const rows = (sheets[0]?.rows ?? []).map((row) => [...row])
    const cabecalho = rows.find((row) => row.includes('Código da glosa')) ?? []
    const linhas = rows.slice(rows.indexOf(cabecalho) + 1)
    const rodape = linhas.splice(21).filter((row) => row[0])
    expect(rodape.map((row) => [row[0], ...row.slice(13, 16), ...row.slice(19, 21)])).toEqual([
      ['Totais', 2205, 2100, 1260, 210, 630],
      ['IRRF', null, null, null, null, -5.4],
      ['Líquido', null, null, null, null, 354.6],
    ])
    const [tela] = (await search()).guias
    const negada = linhas.find((row) => row.includes(guias[0] ?? 0) && row.includes('3067'))
    expect(Object.fromEntries(cabecalho.map((titulo, i) => [titulo, negada?.[i]]))).toEqual({
      Fechamento: new Date('2026-10-20T00:00:00Z'),
      Pagamento: new Date('2026-11-10T00:00:00Z'),
      Unidade: 'Unidade Centro',
      Dentista: 'Paulo Sérgio Vilela',
      Guia: guias[0],
      Lote: '20261012',
      Protocolo: tela?.protocolo,
      Paciente: tela?.nomeAssociado,
      Evento: '85100200',
      Descrição: expect.any(String),
      'Dente ou região': '26',
      Faces: 'OM',
      Realização: new Date('2026-10-10T00:00:00Z'),
      Informado: 105,
      Processado: 100,
      Glosa: 90,
      'Tipo da glosa': 'Glosa',
      'Código da glosa': '3067',
      'Motivo da glosa': 'Radiografia final não enviada',
      Franquia: 10,
      Liberado: 0,
      Origem: 'Pagamento',
    })
  })

  it('of some dentists it has their rows alone, and of what an appeal gave back it says so', async () => {
    const query = { tipoBuscaEnum: 'PERIODO' as const, codDentistasSelecionados: '1000041,0' }
    const { raw, headers } = await t.call(financeiro.exportDemonstrativo, { query }, { as })
    expect(headers).toMatchObject({ 'x-total-linhas': '2' })
    expect(headers['content-disposition']).toMatch(
      /filename="demonstrativo-\d\d-\d\d-\d{4}-paulo-sergio-vilela-guias-sem-dentista\.xlsx"/,
    )
    const { sheets } = await readXlsx(raw)
    const deQuem = sheets[0]?.rows.find(([nome]) => nome === 'De quem')
    expect(deQuem?.[1]).toBe('Paulo Sérgio Vilela, guias sem dentista')
    const [totais, ...linhas] = (sheets[0]?.rows ?? [])
      .filter((row) => row[0])
      .slice(-3)
      .toReversed()
    // Of a run that is open, and of a part: nothing is withheld.
    expect([totais?.[0], totais?.[20]]).toEqual(['Totais', 160])
    const guiaDaLinha = (row: readonly unknown[]) => guias.findIndex((numero) => row.includes(numero))
    expect(linhas.map(guiaDaLinha).toSorted()).toEqual([0, 6])
    expect(linhas.map((row) => row.at(-1))).toEqual(['Recurso', 'Recurso'])
  })

  it.each([
    ['2026-10-20', 'Pago.', undefined],
    ['2026-10-31', 'Pago.', 'Nenhum pagamento com fechamento em 31/10/2026: este é o de 20/10/2026.'],
    ['2026-11-20', 'Em processamento: ainda não pago, antes das retenções.', undefined],
  ])(
    'asked for by %s it says whether it is paid, and of which run it is',
    async (dataFinal, situacao, pedido) => {
      const query = { tipoBuscaEnum: 'PERIODO' as const, dataFinal }
      const { raw } = await t.call(financeiro.exportDemonstrativo, { query }, { as })
      const rows = (await readXlsx(raw)).sheets[0]?.rows ?? []
      const read = (nome: string) => rows.find((row) => row[0] === nome)?.[1]
      expect([read('Situação'), read('Pedido')]).toEqual([situacao, pedido])
    },
  )

  it('by guides, it is theirs in every run', async () => {
    const query = { tipoBuscaEnum: 'GTO' as const, gtoList: `${guias[0]},799999999` }
    const { raw, headers } = await t.call(financeiro.exportDemonstrativo, { query }, { as })
    expect(headers).toMatchObject({ 'x-total-linhas': '4' })
    expect(headers['content-disposition']).toContain('filename="demonstrativo-guias-21-11-2026.xlsx"')
    const { sheets } = await readXlsx(raw)
    const rows = sheets[0]?.rows ?? []
    const totais = rows.findLast((row) => row[0] === 'Totais')
    expect([...(totais?.slice(13, 16) ?? []), ...(totais?.slice(19, 21) ?? [])]).toEqual([
      315, 300, 100, 30, 170,
    ])
    expect(rows.find((row) => row[0] === 'Não encontradas')?.[1]).toBe('799999999')
  })
})

it('impressao.printDemonstrativo is a tagged PDF, of the name of the sheet, with whose it is where it is a part', async () => {
  const { raw, status, headers } = await t.call(
    impressao.printDemonstrativo,
    { query: { dataFinal: OUTUBRO } },
    { as },
  )
  expect(status).toBe(200)
  expect(raw.subarray(0, 8).toString()).toBe('%PDF-1.7')
  expect(raw.includes('/StructTreeRoot')).toBe(true)
  expect(headers['content-disposition']).toContain('filename="demonstrativo-10-11-2026.pdf"')
  const query = { dataFinal: OUTUBRO, codDentistasSelecionados: '1000041' }
  const parte = await t.call(impressao.printDemonstrativo, { query }, { as })
  expect(parte.headers['content-disposition']).toContain(
    'filename="demonstrativo-10-11-2026-paulo-sergio-vilela.pdf"',
  )
})

it.each([
  [1000044, 'unidade-jardins'],
  [1000045, 'camila-freitas-aguiar'],
])('of %i, who sees a part, the files are named after it: %s', async (login, parte) => {
  const query = { dataFinal: OUTUBRO }
  const quem = { as: await t.as(login) }
  const planilha = { query: { ...query, tipoBuscaEnum: 'PERIODO' as const } }
  for (const { headers } of [
    await t.call(impressao.printDemonstrativo, { query }, quem),
    await t.call(financeiro.exportDemonstrativo, planilha, quem),
  ])
    expect(headers['content-disposition']).toMatch(new RegExp(`"demonstrativo-10-11-2026-${parte}\\.`))
})
