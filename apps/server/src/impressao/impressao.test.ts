import { guia } from '@portal/contract/guia.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { readPdf } from './readPdf.fixture.ts'

const t = await openTestApp()
let numeroFicha = 0
beforeAll(async () => {
  const as = await t.as(100001)
  const body = { codigoAssociado: '500000001', codigoEspecialidade: 1 }
  const liberada = await t.call(liberacaoSenha.releaseSenha, { body }, { as })
  numeroFicha = liberada.body.numeroFicha
  const eventos = [
    {
      codigoEvento: '85100200',
      codigoLocalizacao: '26',
      codigoFace: 'OM',
      quantidade: 1,
      numeroSequenciaInclusao: 1,
    },
  ]
  await t.call(guia.sendGuia, { body: { numeroFicha, eventos } }, { as })
})

describe('impressao.printGuia', () => {
  const print = async (numero: number, login = 100001) =>
    t.call(impressao.printGuia, { query: { numeroFicha: numero } }, { as: await t.as(login) })

  it('answers a tagged PDF in Portuguese, shown in the page', async () => {
    const { status, raw, headers } = await print(numeroFicha)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    expect(headers['content-disposition']).toContain(`inline; filename="guia-${numeroFicha}.pdf"`)
    const text = raw.toString('latin1')
    expect(text.startsWith('%PDF-1.7')).toBe(true)
    for (const mark of [
      '/StructTreeRoot',
      '/Lang (pt-BR)',
      '/Marked true',
      '/S /Table',
      '/S /TH',
      '/S /H1',
    ]) {
      expect(text).toContain(mark)
    }
  })

  it.each([
    ['2026-11-20', 'Autorizada (Senha terminou em 20/11/2026)'],
    ['2027-11-20', 'Autorizada Guia 1 - Registro ANS'],
  ])('says under its title what it may still become: password until %s', async (validade, situacao) => {
    await t.rows('update guia set validade_senha = $2 where numero_ficha = $1', [numeroFicha, validade])
    const [pagina] = await readPdf((await print(numeroFicha)).raw)
    expect(pagina?.texto).toContain(`· ${situacao}`)
  })

  it('says in its title that it was cancelled', async () => {
    const move = (status: number) =>
      t.rows('update guia set status_ficha = $2 where numero_ficha = $1', [numeroFicha, status])
    const tell = async () => (await readPdf((await print(numeroFicha)).raw))[0]?.texto
    expect(await tell()).toContain('(GTO) Aurora')
    await move(6)
    expect(await tell()).toContain('(GTO) CANCELADA Aurora')
    await move(1)
  })

  it('names the event that the patient said no to', async () => {
    const reject = (status: string) =>
      t.rows('update evento_guia set status_token = $2 where numero_ficha = $1', [numeroFicha, status])
    const tell = async () => (await readPdf((await print(numeroFicha)).raw))[0]?.texto
    expect(await tell()).not.toContain('Rejeitado')
    await reject('REJEITADO')
    expect(await tell()).toContain('2 faces (Rejeitado pelo beneficiário) 26')
    await reject('NAO_SOLICITADO')
  })

  it('leaves its row in the trail', async () => {
    await print(numeroFicha)
    const rows = await t.rows('select objeto from trilha where operacao = $1', ['impressao.printGuia'])
    expect(rows).toContainEqual({ objeto: `impressão da guia ${numeroFicha}` })
  })

  it('does not know the guide of another provider', async () => {
    for (const numero of [numeroFicha, 1]) {
      expect(await print(numero, 100004)).toMatchObject({ status: 404, codigo: 'API-GTO-0001' })
    }
  })

  it('refuses without login', async () => {
    expect(await t.call(impressao.printGuia, { query: { numeroFicha } })).toMatchObject({ status: 401 })
  })
})

describe('the totals on the page', () => {
  it('has the patient owe a part of what is approved alone', async () => {
    const as = await t.as(100001)
    const body = { codigoAssociado: '500000001', codigoEspecialidade: 1 }
    const { body: liberada } = await t.call(liberacaoSenha.releaseSenha, { body }, { as })
    // The 18 and the 28 are absent: their canals, R$ 260,00 each, are denied.
    const eventos = [
      { codigoEvento: '85100196', codigoLocalizacao: '24', codigoFace: 'O' },
      { codigoEvento: '85200166', codigoLocalizacao: '18' },
      { codigoEvento: '85200166', codigoLocalizacao: '28' },
    ].map((evento, i) => ({ ...evento, quantidade: 1, numeroSequenciaInclusao: i + 1 }))
    const { numeroFicha: numero } = liberada
    await t.call(guia.sendGuia, { body: { numeroFicha: numero, eventos } }, { as })
    const { raw } = await t.call(impressao.printGuia, { query: { numeroFicha: numero } }, { as })
    const [pagina] = await readPdf(raw)
    for (const total of [
      'Valor total (R$) 605,00',
      'Total franquia / coparticipação (R$) 8,50',
      'Total aprovado (R$) 85,00',
      'Total negado (R$) 520,00',
    ]) {
      expect(pagina?.texto).toContain(total)
    }
    // Nor does the line of a denied one tell a part that the total does not count.
    expect(pagina?.texto).toContain('260,00 N')
    await t.rows(
      'update evento_guia set autorizacao = 2 where numero_ficha = $1 and sequencial_inclusao = 1',
      [numero],
    )
    const [emAnalise] = await readPdf(
      (await t.call(impressao.printGuia, { query: { numeroFicha: numero } }, { as })).raw,
    )
    // Nor does the line of one that is still in analysis.
    expect(emAnalise?.texto).toContain('Total franquia / coparticipação (R$) 0,00')
    expect(emAnalise?.texto).not.toContain('8,50')
  })
})
