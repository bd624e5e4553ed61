import { credenciado } from '@portal/contract/credenciado.ts'
import { readXlsx } from 'hucre'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertGuias } from '../pesquisa/pesquisa.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
let propria = 0
beforeAll(async () => {
  // More than the rows of one batch, in which each row has its turn and no row two.
  const muitas = Array.from({ length: 1010 }, (_, at) => ({
    codigoAssociado: '500000002',
    // Several of each instant, whose numbers say nothing of when they were released.
    liberadaEm: `2026-11-0${(at % 4) + 1}T12:00:00.123456Z`,
  }))
  ;[propria = 0] = await insertGuias(t, [{ codigoAssociado: '500000003', statusFicha: 4 }, ...muitas])
  await insertGuias(t, [{ codigoCredenciado: 100002 }])
})

const exportar = async (login = 100001) =>
  t.call(credenciado.exportStatusSenha, {}, { as: await t.as(login) })

async function readLinhas(file: Buffer) {
  const { sheets } = await readXlsx(file)
  const [sheet] = sheets
  const formulas = [...(sheet?.cells?.values() ?? [])].filter((cell) => cell.formula !== undefined)
  return { linhas: sheet?.rows.slice(3) ?? [], formulas }
}

describe('credenciado.exportStatusSenha', () => {
  it('is the file of every password of the provider, the newest first as a search has them, with its state and validity (Spec §7.3)', async () => {
    const { status, headers, raw } = await exportar()
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain('filename="statusGuias.xlsx"')
    const [titulos, ...linhas] = (await readLinhas(raw)).linhas
    expect(titulos).toEqual(['Senha', 'Guia', 'Paciente', 'Situação', 'Liberada em', 'Válida até'])
    const doBanco = await t.rows<{ senha: string; numero: number }>(
      `select senha, numero_ficha::int as numero from guia where codigo_credenciado = 100001
        order by liberada_em desc, numero_ficha desc`,
    )
    expect(linhas.map(([senha, numero]) => ({ senha, numero }))).toEqual(doBanco)
    expect(Number(headers['x-total-linhas'])).toBe(doBanco.length)
    expect(linhas.find(([, numero]) => numero === propria)).toMatchObject({
      0: `S${propria}`,
      3: 'Aguardando justificativa técnica',
      4: new Date('2026-11-10T09:00:00Z'),
      5: new Date('2027-01-01T00:00:00Z'),
    })
  })

  it("has no row of another provider's", async () => {
    const { linhas } = await readLinhas((await exportar(100002)).raw)
    const alheias = await t.rows<{ numero: number }>(
      'select numero_ficha::int as numero from guia where codigo_credenciado <> 100002',
    )
    const numeros = linhas.map(([, numero]) => numero)
    expect(alheias.filter(({ numero }) => numeros.includes(numero))).toEqual([])
  })

  it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)'])('keeps %s as text', async (nome) => {
    await t.rows(`update associado set nome = $1 where codigo = '500000003'`, [nome])
    const { linhas, formulas } = await readLinhas((await exportar()).raw)
    expect(linhas.find(([, numero]) => numero === propria)?.[2]).toBe(nome)
    expect(formulas).toEqual([])
  })

  it('notes every patient that leaves in the trail', async () => {
    const { headers } = await exportar()
    const rows = await t.rows<{ codigo: string }>(
      'select distinct codigo_associado as codigo from trilha where requisicao = $1 and codigo_associado is not null',
      [headers['x-request-id']],
    )
    const pacientes = await t.rows<{ codigo: string }>(
      'select distinct codigo_associado as codigo from guia where codigo_credenciado = 100001',
    )
    expect(rows.map(({ codigo }) => codigo).toSorted()).toEqual(
      pacientes.map(({ codigo }) => codigo).toSorted(),
    )
  })

  it('is one at a time with the export of guides', async () => {
    const end = t.services.exportacoes.begin(100001, t.clock.now())
    expect(await exportar()).toMatchObject({ status: 429, codigo: 'API-GTO-0030' })
    end?.()
    expect((await exportar()).status).toBe(200)
  })
})
