import { guia } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { manutencao } from '@portal/contract/manutencao.ts'
import { ortodontia } from '@portal/contract/ortodontia.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAssociado, dateEvento, insertImagem, runFila, sendEventos } from '../testing/guia.fixture.ts'
import { sendOrto } from '../testing/ortodontia.fixture.ts'
import { openTestApp, type Person } from '../testing/testApp.ts'
import { createTratamento } from '../tratamento/tratamento.fixture.ts'

const t = await openTestApp()
const LOGIN = 100002
const OUTRO = 100004
const MANUTENCAO = { codigoEvento: '86000357', quantidade: 1, numeroSequenciaInclusao: 1 }

let codigoAssociado: string
let numeroTratamento: number
let as: Person
/** On a day, with a session of that day. */
async function goTo(dia: string): Promise<void> {
  t.clock.set(new Date(`${dia}T12:00:00Z`))
  t.forget()
  as = await t.as(LOGIN)
}

beforeEach(async () => {
  await t.rows(`update credencial set expira_em = '2032-01-01'`)
  codigoAssociado = await createAssociado(t)
  await t.rows('update associado set validade_cartao = null where codigo = $1', [codigoAssociado])
  const feitas = ['2026-11-12', '2026-12-14']
  const opcoes = { codigoAssociado, login: LOGIN, inicio: '2026-10-10', manutencoes: feitas }
  numeroTratamento = (await createTratamento(t, opcoes)).numeroTratamento
})

const release = async (tipo = 8, login = LOGIN) =>
  t.call(
    liberacaoSenha.releaseSenha,
    { body: { codigoAssociado, codigoEspecialidade: 6, codigoTipoAtendimentoOrto: tipo } },
    { as: await t.as(login) },
  )

/** The maintenance guide of a day's month, authorised. */
async function authorise(dia: string): Promise<number> {
  await goTo(dia)
  const { numeroFicha } = (await release()).body
  expect((await sendEventos(t, numeroFicha, [MANUTENCAO], LOGIN)).body.situacao.statusFicha).toBe(1)
  return numeroFicha
}

async function ask(login = LOGIN) {
  const query = { codigoAssociado, tipoAtendimento: 8 as const }
  return (await t.call(ortodontia.getInformacoesOrto, { query }, { as: await t.as(login) })).body
}

/** What the year shows of the months from January on, as far as they have come. */
async function readMeses(ate: string): Promise<string[]> {
  const { meses } = (await t.call(manutencao.getAno, { query: { numeroTratamento } }, { as })).body
  return meses
    .filter(({ mes }) => mes >= '2027-01' && mes <= ate)
    .map(({ mes, estado, numeroFicha }) => `${mes} ${estado}${numeroFicha === null ? '' : ' com guia'}`)
}

describe('a manutenção é do seu mês (Operadora §2)', () => {
  it('a senha não se renova para o mês seguinte', async () => {
    const numeroFicha = await authorise('2027-01-28')
    const renova = await t.call(liberacaoSenha.renewSenha, { body: { numeroFicha } }, { as })
    expect([renova.status, renova.codigo]).toEqual([409, 'API-GTO-0061'])
    const detalhada = await t.call(guia.getGuiaDetalhada, { query: { numeroFicha } }, { as })
    expect(detalhada.body).toMatchObject({
      validadeSenha: '2027-01-31',
      senhaRenovadaEm: null,
      senhaDoMes: true,
    })
  })

  it('a que se fez depois do mês não se paga, não usa mês concedido nem toma o lugar da seguinte', async () => {
    const numeroFicha = await authorise('2027-01-28')
    await goTo('2027-02-05')
    await dateEvento(t, numeroFicha, MANUTENCAO, '2027-02-05', LOGIN)
    expect(await ask()).toMatchObject({
      permitido: true,
      tratamento: { mesesUsados: 2, proximoMes: '2027-02', guiasRestantes: 10 },
    })
    expect(await readMeses('2027-02')).toEqual(['2027-01 perdido com guia', '2027-02 devido'])

    const seguinte = await authorise('2027-02-06')
    await dateEvento(t, seguinte, MANUTENCAO, '2027-02-06', LOGIN)
    expect(await readMeses('2027-02')).toEqual(['2027-01 perdido com guia', '2027-02 feito com guia'])
    const pagos: unknown[] = []
    for (const ficha of [numeroFicha, seguinte]) {
      await t.call(guia.sign, { params: { id: ficha } }, { as })
      await t.call(guia.sendRepasse, { params: { id: ficha }, body: {} }, { as })
      for (const _passo of ['fechamento', 'repasse']) await runFila(t, 'processPagamento', ficha)
      const { eventos } = (await t.call(guia.getGuiaDetalhada, { query: { numeroFicha: ficha } }, { as }))
        .body
      pagos.push(
        eventos.map(({ valorPago, motivos }) => [valorPago, motivos.map(({ codigoGlosa }) => codigoGlosa)]),
      )
    }
    expect(pagos).toEqual([[['0.00', ['1321']]], [['85.50', []]]])
  })

  it('a que outro prestador fez é a do mês: quem recebe o paciente começa no seguinte', async () => {
    const numeroFicha = await authorise('2027-01-05')
    await dateEvento(t, numeroFicha, MANUTENCAO, '2027-01-05', LOGIN)
    await goTo('2027-01-20')
    const inicial = (await release(7, OUTRO)).body.numeroFicha
    await insertImagem(t, inicial, 'inicial')
    await t.rows('update imagem_guia set dente = null, eventos = $2 where numero_ficha = $1', [
      inicial,
      JSON.stringify([{ numeroSequencialInclusao: 1, codigoLocalizacao: null }]),
    ])
    const eventos = [{ ...MANUTENCAO, codigoEvento: '86000292' }]
    await sendOrto(t, inicial, 'inicial', { eventos }, OUTRO)

    expect(await ask(OUTRO)).toMatchObject({
      permitido: false,
      codigoErro: 'API-LIB-0020',
      possivelEm: '2027-02-01',
      tratamento: { estado: 'ativo', mesesUsados: 0, proximoMes: '2027-02', guiasRestantes: 12 },
    })
    const recusada = await release(8, OUTRO)
    expect(recusada.codigo).toBe('API-LIB-0020')
    // Neither is told the other's name, nor the guide.
    expect(JSON.stringify(recusada.body)).not.toContain(String(numeroFicha))
    await goTo('2027-02-01')
    expect((await release(8, OUTRO)).status).toBe(200)
  })
})
