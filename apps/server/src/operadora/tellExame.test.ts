import { imagem } from '@portal/contract/imagem.ts'
import { notificacao } from '@portal/contract/notificacao.ts'
import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { expect, it } from 'vitest'
import { watchFluxo } from '../acesso/fluxo.fixture.ts'
import { releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { createExame, createPronto, sendDoExame } from '../vinculoExame/exame.fixture.ts'
import { tellExame } from './tellExame.ts'

const t = await openTestApp()

const tell = (numeroFicha: number) => tellExame(t.services, { codigoCredenciado: 100003, numeroFicha })
const listTextos = async (login: number) => {
  const { body } = await t.call(notificacao.listNotificacoes, { query: {} }, { as: await t.as(login) })
  return body.notificacoes
    .filter(({ tipo }) => tipo === 'EXAME')
    .map(({ referencia, texto }) => [referencia, texto])
}
const versaoDe = async (numero: number) => {
  const [row] = await t.rows<{ versao: number }>(
    'select versao from solicitacao_exame where numero_solicitacao = $1',
    [numero],
  )
  return row?.versao
}

it('tells the requester once a day, without a word of the patient, and its screens of each image', async () => {
  const { numeroSolicitacao, fichaExame } = await createPronto(t)
  const antes = (await versaoDe(numeroSolicitacao)) ?? 0
  await tell(fichaExame)
  await tell(fichaExame)
  const texto = `Pedido de exames ${numeroSolicitacao}: chegou imagem ou laudo`
  expect(await listTextos(100001)).toEqual([[numeroSolicitacao, texto]])
  expect(await versaoDe(numeroSolicitacao)).toBe(antes + 2)
  expect(await listTextos(100003)).toEqual([])
  t.clock.advance(86_400_000)
  t.forget()
  await tell(fichaExame)
  expect(await listTextos(100001)).toHaveLength(2)
})

it('has nobody to tell of a guide of a request on paper, nor of one that went back', async () => {
  const emPapel = await releaseGuia(t, { login: 100003, codigoEspecialidade: 14 })
  const { numeroSolicitacao, fichaExame } = await createExame(t)
  await t.rows(
    `update solicitacao_exame set status = status_antes, status_antes = null, codigo_unidade = null,
            numero_ficha_radiologia = null, capturada_em = null where numero_solicitacao = $1`,
    [numeroSolicitacao],
  )
  const antes = (await listTextos(100001)).length
  await tell(emPapel)
  await tell(fichaExame)
  expect(await listTextos(100001)).toHaveLength(antes)
})

it('is queued with each image of a radiology guide, and with no other', async () => {
  const countTarefas = async (numeroFicha: number) =>
    (
      await t.rows(
        `select 1 from fila.job where name = 'tellExame' and (data ->> 'numeroFicha')::bigint = $1`,
        [numeroFicha],
      )
    ).length
  const { fichaExame } = await createExame(t)
  await sendDoExame(t, fichaExame)
  await sendDoExame(t, fichaExame, { nome: 'laudo.pdf' })
  const clinica = await releaseGuia(t, { login: 100003 })
  await sendDoExame(t, clinica)
  const query = { numeroFicha: fichaExame, sequencial: 1 }
  await t.call(imagem.deleteImagem, { query }, { as: await t.as(100003) })
  expect([await countTarefas(fichaExame), await countTarefas(clinica)]).toEqual([2, 0])
})

it('reaches the open screen of the request at once, and no other', async () => {
  const origem = await t.app.listen({ port: 0, host: '127.0.0.1' })
  const as = await t.as(100001)
  const [exame, outro] = [await createPronto(t), await createPronto(t)]
  const watch = (numeroSolicitacao: number, quem = as) =>
    watchFluxo(`${origem}${vinculoExame.watchSolicitacao.path}?numeroSolicitacao=${numeroSolicitacao}`, quem)
  const [stream, alheio] = [await watch(exame.numeroSolicitacao), await watch(outro.numeroSolicitacao)]
  const versao = (await versaoDe(exame.numeroSolicitacao)) ?? 0
  expect(await stream.next(2000)).toEqual({ versao })
  await alheio.next(2000)
  const daUnidade = await watch(exame.numeroSolicitacao, await t.as(100003))
  await daUnidade.next(2000)
  await tell(exame.fichaExame)
  expect(await stream.next(1000)).toEqual({ versao: versao + 1 })
  expect(await daUnidade.next(1000)).toEqual({ versao: versao + 1 })
  daUnidade.close()
  expect(await alheio.next(300)).toBeUndefined()
  stream.close()
  alheio.close()
  const deOutro = await t.call(
    vinculoExame.watchSolicitacao,
    { query: { numeroSolicitacao: exame.numeroSolicitacao } },
    { as: await t.as(100002) },
  )
  expect(deOutro.codigo).toBe('API-SOL-0001')
})
