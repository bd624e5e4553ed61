import { capturaExame } from '@portal/contract/capturaExame.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { statusSolicitacoes } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import { expect, it } from 'vitest'
import { createAssociado, releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { auditSolicitacao } from './auditSolicitacao.ts'
import { expireSolicitacoes } from './expireSolicitacoes.ts'

const t = await openTestApp()
const [dentista, unidade] = [await t.as(100001), await t.as(100003)]

const panoramica = { codigo: '81000405', quantidade: 1 }
const periapical = (justificativa: string) => ({
  codigo: '81000421',
  quantidade: 1,
  justificativa,
  complementoLocais: { locais: [{ codigoLocal: 'RMSD', foco: 'ápice do 16' }] },
})
const COM_MOTIVO = 'Dor à percussão e mobilidade desde a semana passada.'
const SEM_MOTIVO = 'O paciente pediu para repetir antes da viagem marcada.'

/** Whose molars of the right were radiographed ten days ago. */
async function createRadiografado(): Promise<string> {
  const codigoAssociado = await createAssociado(t)
  const numeroFicha = await releaseGuia(t, { codigoAssociado, login: 100004 })
  await t.rows(
    `insert into prontuario (codigo_associado, codigo_credenciado, numero_ficha, sequencial_inclusao, codigo_evento,
                             regiao, quantidade, data_autorizacao, data_realizacao)
     values ($1, 100004, $2, 1, '81000421', 'RMSD', 1, '2026-11-11', '2026-11-11')`,
    [codigoAssociado, numeroFicha],
  )
  return codigoAssociado
}

async function ask(codigoAssociado: string, ...eventos: (typeof panoramica)[]): Promise<number> {
  const body = { codigoAssociado, hipoteseDiagnostica: 'Lesão periapical do 16.', eventos }
  const answer = await t.call(solicitacaoExame.createSolicitacao, { body }, { as: dentista })
  if (answer.status !== 200) throw new Error(String(answer.raw))
  return answer.body.numeroSolicitacao
}

const read = async (numeroSolicitacao: number) =>
  (await t.call(solicitacaoExame.getSolicitacao, { query: { numeroSolicitacao } }, { as: dentista })).body

/** Works what was queued for the request, as its worker does. */
async function work(numeroSolicitacao: number): Promise<void> {
  const tarefas = await t.rows<{ data: Parameters<typeof auditSolicitacao>[1] }>(
    `select data from fila.job where name = 'auditSolicitacao' and data ->> 'numeroSolicitacao' = $1`,
    [String(numeroSolicitacao)],
  )
  for (const { data } of tarefas) await auditSolicitacao(t.services, data)
}

it('every status of Spec §4 is reached by what is done to a request', async () => {
  const alcancados = new Map<string, number>()
  const note = async (numero: number) => alcancados.set((await read(numero)).status, numero)

  const repetido = await createRadiografado()
  const aprovada = await ask(repetido, panoramica)
  await note(aprovada)
  const reprovada = await ask(repetido, periapical(SEM_MOTIVO))
  await note(reprovada)
  await work(reprovada)
  await note(reprovada)
  expect(await read(reprovada)).toMatchObject({
    prazo: null,
    validade: null,
    eventos: [{ situacao: 'REPROVADO', motivos: [{ submotivo: { codigo: 'semMotivoClinico' } }, {}] }],
    historico: [
      { acao: 'Pedido feito', paraStatus: 'EM_ANALISE' },
      { acao: 'Decisão da auditoria', autor: 'Política de auditoria', paraStatus: 'REPROVADA' },
    ],
  })
  const comMotivo = await ask(await createRadiografado(), periapical(COM_MOTIVO))
  await work(comMotivo)
  await note(comMotivo)
  const emParte = await ask(await createRadiografado(), panoramica, periapical(SEM_MOTIVO))
  await work(emParte)
  await note(emParte)
  expect((await read(emParte)).eventos.map(({ situacao }) => situacao)).toEqual(['APROVADO', 'REPROVADO'])

  const body = { codigoAssociado: repetido, numeroSolicitacao: aprovada, dataNascimento: '' }
  body.dataNascimento = (await read(aprovada)).associado.dataNascimento
  await t.call(capturaExame.captureSolicitacao, { body }, { as: unidade })
  await note(aprovada)
  const cancelada = { numeroSolicitacao: emParte }
  await t.call(solicitacaoExame.cancelSolicitacao, { body: cancelada }, { as: dentista })
  await note(emParte)
  t.clock.advance(91 * 24 * 3_600_000)
  await expireSolicitacoes(t.services)
  t.clock.advance(-91 * 24 * 3_600_000)
  await note(comMotivo)

  const todos = statusSolicitacoes.map(({ codigo }) => codigo)
  expect([...alcancados.keys()].toSorted()).toEqual(todos.toSorted())
  // A capture whose guide was never opened ends with the request.
  expect((await read(aprovada)).status).toBe('EXPIRADA')
})
