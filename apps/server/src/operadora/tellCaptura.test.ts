import { guia } from '@portal/contract/guia.ts'
import { notificacao } from '@portal/contract/notificacao.ts'
import { expect, it } from 'vitest'
import { capture, createCapturavel, giveBack, openGuia } from '../capturaExame/capturaExame.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { tellCaptura } from './tellCaptura.ts'

const t = await openTestApp()

/** Works all that was queued of a request's captures, as its worker does. */
async function work(numeroSolicitacao: number): Promise<void> {
  const tarefas = await t.rows<{ data: Parameters<typeof tellCaptura>[1] }>(
    `select data from fila.job where name = 'tellCaptura' and (data ->> 'numeroSolicitacao')::bigint = $1`,
    [numeroSolicitacao],
  )
  for (const { data } of tarefas) await tellCaptura(t.services, data)
}

async function listAvisos(numeroSolicitacao: number, login = 100001): Promise<string[]> {
  const as = await t.as(login)
  const { body } = await t.call(notificacao.listNotificacoes, { query: {} }, { as })
  return body.notificacoes
    .filter(({ tipo, referencia }) => tipo === 'EXAME' && referencia === numeroSolicitacao)
    .map(({ texto }) => texto.replace(/^.*: /, ''))
}

const CAPTURADO = 'capturado por uma unidade de radiologia'
const DEVOLVIDO = 'devolvido pela unidade de radiologia'

it('a capture is told to who asked, once however often the unit asks for it, without the name of the unit', async () => {
  const captura = await createCapturavel(t)
  await capture(t, captura)
  await work(captura.numeroSolicitacao)
  await capture(t, captura)
  await work(captura.numeroSolicitacao)
  expect(await listAvisos(captura.numeroSolicitacao)).toEqual([CAPTURADO])
  expect(await listAvisos(captura.numeroSolicitacao, 100003)).toEqual([])
})

it('so is a return, and each capture after it', async () => {
  const captura = await createCapturavel(t)
  const numero = captura.numeroSolicitacao
  for (let vez = 0; vez < 2; vez++) {
    await capture(t, captura)
    await work(numero)
    t.clock.advance(1000)
    await giveBack(t, numero)
    await work(numero)
    t.clock.advance(1000)
  }
  expect(await listAvisos(numero)).toEqual([DEVOLVIDO, CAPTURADO, DEVOLVIDO, CAPTURADO])
})

it('a guide that is cancelled, by its return or by itself, gives the request back', async () => {
  for (const cancel of [
    async (_numeroFicha: number, numero: number) => giveBack(t, numero),
    async (numeroFicha: number) =>
      t.call(
        guia.cancelGuia,
        { body: { numeroFicha, motivo: 'O paciente não veio.' } },
        { as: await t.as(100003) },
      ),
  ]) {
    const captura = await createCapturavel(t)
    const { numeroFicha } = await openGuia(t, captura)
    expect((await cancel(numeroFicha, captura.numeroSolicitacao)).status).toBe(200)
    await work(captura.numeroSolicitacao)
    expect(await listAvisos(captura.numeroSolicitacao)).toEqual([DEVOLVIDO])
  }
})

it('nothing is told of a number that there is not, nor of a step of its own', async () => {
  const captura = await createCapturavel(t)
  const numeroSolicitacao = captura.numeroSolicitacao
  await tellCaptura(t.services, { codigoCredenciado: 100001, numeroSolicitacao })
  await tellCaptura(t.services, { codigoCredenciado: 100001, numeroSolicitacao: 1 })
  expect(await listAvisos(numeroSolicitacao)).toEqual([])
})
