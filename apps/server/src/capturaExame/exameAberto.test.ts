import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { describe, expect, it } from 'vitest'
import { createPaciente } from '../elegibilidade/paciente.fixture.ts'
import { civilDay } from '../runtime/clock.ts'
import { askExames, em, panoramica } from '../solicitacaoExame/pedido.fixture.ts'
import { PANORAMICA, PERIAPICAL } from '../solicitacaoExame/solicitacao.fixture.ts'
import { sendEventos } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { capture, createCapturavel, giveBack, openGuia } from './capturaExame.fixture.ts'

const t = await openTestApp()
const UNIDADE = 100003
const ontem = () => addDays(civilDay(t.clock.now()), -1)

/** A panoramic, and periapicals of two regions. */
const createPedido = async () =>
  createCapturavel(t, { codigoAssociado: await createPaciente(t), eventos: [PANORAMICA, PERIAPICAL] })

/** Of the panoramic and of each periapical: whether the requester is told that it is asked for already. */
async function listPedidos(codigoAssociado: string): Promise<boolean[]> {
  const as = await t.as(100001)
  const respostas = await Promise.all(
    ['81000405', '81000421:RMSD', '81000421:RPSD'].map((eventos) =>
      t.call(
        solicitacaoExame.validateProcedimento,
        { query: { cdAssociado: codigoAssociado, eventos } },
        { as },
      ),
    ),
  )
  return respostas.map(({ body }) => body[0]?.bloqueio !== null)
}

/** The guide of the unit, sent with its three lines. */
async function sendExames() {
  const pedido = await createPedido()
  const { numeroFicha } = await openGuia(t, pedido)
  await sendEventos(
    t,
    numeroFicha,
    ['81000405', '81000421 RMSD', '81000421 RPSD'].map((linha, i) => {
      const [codigoEvento = '', codigoLocalizacao] = linha.split(' ')
      const local = codigoLocalizacao && { codigoLocalizacao }
      return { codigoEvento, quantidade: 1, numeroSequenciaInclusao: i + 1, ...local }
    }),
    UNIDADE,
  )
  return { ...pedido, numeroFicha }
}

const change = (numeroFicha: number, mudanca: string, valor: unknown) =>
  t.rows(
    `update evento_guia set ${mudanca}
      where codigo_credenciado = ${UNIDADE} and numero_ficha = $1 and regiao is distinct from 'RPSD'`,
    [numeroFicha, ...(valor === undefined ? [] : [valor])],
  )

describe('an exam that a unit captured, asked for again by its requester', () => {
  it.each([
    ['captured', () => undefined, true],
    ['given back', (numero: number) => giveBack(t, numero), true],
    ['its last day over', (numero: number) => expire('solicitacao_exame', 'validade', numero), false],
  ] as const)('before the guide: %s', async (_nome, act, isPedido) => {
    const pedido = await createPedido()
    await capture(t, pedido)
    await act(pedido.numeroSolicitacao)
    expect(await listPedidos(pedido.codigoAssociado)).toEqual([isPedido, isPedido, isPedido])
  })

  const expire = (tabela: string, coluna: string, numero: number) =>
    t.rows(
      `update ${tabela} set ${coluna} = $2 where ${tabela === 'guia' ? 'numero_pedido_exame' : 'numero_solicitacao'} = $1`,
      [numero, ontem()],
    )

  it('with the guide open it is refused, and taken again once the password is over', async () => {
    const pedido = await createPedido()
    await openGuia(t, pedido)
    const { codigoAssociado, numeroSolicitacao } = pedido
    const ask = async () => askExames(t, await t.as(100001), codigoAssociado, [panoramica])
    expect(await ask()).toMatchObject({
      codigo: 'API-SOL-0007',
      detalhes: [
        { campo: 'eventos.0.codigo', numeroSolicitacao, mensagem: expect.stringContaining('já está no') },
      ],
    })
    await expire('guia', 'validade_senha', numeroSolicitacao)
    expect(await ask()).toMatchObject({ status: 200 })
  })

  it.each([
    ['sent', 'quantidade = quantidade', undefined, [true, true, true]],
    ['dated', 'data_realizacao = $2', '2026-11-20', [false, false, true]],
    ['denied', 'autorizacao = $2', 3, [false, false, true]],
    ['in analysis', 'autorizacao = $2', 2, [true, true, true]],
    ['not done', 'nao_realizado = $2', true, [false, false, true]],
  ] as const)('on the guide that was sent: %s', async (_nome, mudanca, valor, pedidos) => {
    const { codigoAssociado, numeroFicha } = await sendExames()
    await change(numeroFicha, mudanca, valor)
    expect(await listPedidos(codigoAssociado)).toEqual(pedidos)
  })

  it('a kit that holds it is refused, in the words of the table', async () => {
    const pedido = await createPedido()
    await openGuia(t, pedido)
    const { codigoAssociado, numeroSolicitacao } = pedido
    const as = await t.as(100001)
    const mensagem = `A Documentação ortodôntica básica já inclui Radiografia panorâmica de mandíbula/maxila (ortopantomografia), do pedido ${numeroSolicitacao}.`
    const validado = await t.call(
      solicitacaoExame.validateProcedimento,
      { query: { cdAssociado: codigoAssociado, eventos: '81000367,98958569' } },
      { as },
    )
    expect(validado.body.map(({ bloqueio }) => bloqueio)).toEqual([null, mensagem])
    const kit = { codigo: '98958569', quantidade: 1 }
    expect(await askExames(t, as, codigoAssociado, [kit])).toMatchObject({
      codigo: 'API-SOL-0007',
      detalhes: [{ campo: 'eventos.0.codigo', numeroSolicitacao, mensagem }],
    })
  })

  it('another provider is told nothing of it, nor the requester of another patient', async () => {
    const pedido = await createPedido()
    await openGuia(t, pedido)
    const dele = { codigoDentista: 1000041 }
    const alheio = await askExames(t, await t.as(100004), pedido.codigoAssociado, [panoramica], dele)
    expect(alheio).toMatchObject({ status: 200 })
    expect(await listPedidos(await createPaciente(t))).toEqual([false, false, false])
  })

  it('another place of it may be asked for', async () => {
    const pedido = await createPedido()
    await openGuia(t, pedido)
    const outra = { codigo: '81000421', ...em('RIS') }
    const answer = await askExames(t, await t.as(100001), pedido.codigoAssociado, [outra])
    expect(answer.codigo).not.toBe('API-SOL-0007')
  })
})
