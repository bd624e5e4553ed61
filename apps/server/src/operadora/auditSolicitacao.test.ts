import { notificacao } from '@portal/contract/notificacao.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { textoMotivo } from '@portal/domain/glosa/glosaMotivo.ts'
import { expect, it } from 'vitest'
import {
  captureSolicitacao,
  createSolicitacao,
  PANORAMICA,
  PERIAPICAL,
  readSolicitacao,
} from '../solicitacaoExame/solicitacao.fixture.ts'
import type { EventoGuardado } from '../solicitacaoExame/solicitacao.store.ts'
import { openTestApp } from '../testing/testApp.ts'
import { auditSolicitacao } from './auditSolicitacao.ts'

const t = await openTestApp()
const codigoCredenciado = 100001

const regras = await t.services.regras.get()
const motivoDe = (codigoEvento: string, outro: Partial<Motivo> = {}): Motivo => {
  const codigoGlosa = regras.find(codigoEvento)?.glosaFrequencia ?? '3053'
  return { codigoGlosa, severidade: 'auditoria', campo: 'regiao', texto: textoMotivo(codigoGlosa), ...outro }
}
const emAnalise = (
  evento: EventoGuardado,
  justificativa: string,
  outro?: Partial<Motivo>,
): EventoGuardado => ({
  ...evento,
  justificativa,
  situacao: 'EM_ANALISE',
  motivos: [motivoDe(evento.codigoEvento, outro)],
})
const COM_MOTIVO = 'Dor à percussão e mobilidade desde a semana passada.'
const SEM_MOTIVO = 'O paciente pediu para repetir antes da viagem marcada.'

const create = (eventos: EventoGuardado[]) => createSolicitacao(t, { status: 'EM_ANALISE', eventos })
const audit = (numeroSolicitacao: number) =>
  auditSolicitacao(t.services, { codigoCredenciado, numeroSolicitacao })

it('approves no longer than the plan of the patient goes', async () => {
  const numero = await create([emAnalise(PERIAPICAL, COM_MOTIVO)])
  await t.rows(
    `update associado_plano p set fim = '2026-12-10' from solicitacao_exame s
      where s.numero_solicitacao = $1 and p.codigo_associado = s.codigo_associado`,
    [numero],
  )
  await audit(numero)
  expect(await readSolicitacao(t, numero)).toMatchObject({
    status: 'APROVADA_AUDITORIA',
    validade: '2026-12-10',
  })
})

it('approves what repeats for a clinical reason, good from that day on', async () => {
  const numero = await create([emAnalise(PERIAPICAL, COM_MOTIVO)])
  t.clock.set(new Date('2026-11-23T12:00:00Z'))
  await audit(numero)
  const { passos, ...linha } = await readSolicitacao(t, numero)
  expect(linha).toMatchObject({
    status: 'APROVADA_AUDITORIA',
    versao: 2,
    prazo: null,
    validade: '2027-02-21',
  })
  expect(linha.eventos).toMatchObject([{ situacao: 'APROVADO', motivos: [] }])
  expect(passos.at(-1)).toEqual({
    autor: 'politicaAuditoria',
    acao: 'audit',
    deStatus: 'EM_ANALISE',
    paraStatus: 'APROVADA_AUDITORIA',
    motivo: expect.stringContaining(
      'Exame 2 (Radiografia periapical) aprovado: a justificativa diz um motivo clínico (“Dor”)',
    ),
  })
})

it('denies what repeats for none, with the nature and the closer reason of its denial', async () => {
  const numero = await create([emAnalise(PERIAPICAL, SEM_MOTIVO)])
  await audit(numero)
  const { passos, ...linha } = await readSolicitacao(t, numero)
  expect(linha).toMatchObject({ status: 'REPROVADA', prazo: null, validade: null })
  expect(linha.eventos).toMatchObject([
    {
      situacao: 'REPROVADO',
      motivos: [{ severidade: 'glosa', natureza: 'tecnica', submotivo: { codigo: 'semMotivoClinico' } }, {}],
    },
  ])
  expect(passos.at(-1)?.motivo).toMatch(/^Exame 2 \(Radiografia periapical\) negado: /)
})

it('decides one by one what a person had to, and leaves what was approved when it was asked for', async () => {
  const numero = await create([
    PANORAMICA,
    emAnalise(PERIAPICAL, SEM_MOTIVO),
    { ...emAnalise(PERIAPICAL, COM_MOTIVO), sequencial: 3 },
  ])
  await audit(numero)
  const { status, eventos, passos } = await readSolicitacao(t, numero)
  expect(status).toBe('PARCIALMENTE_APROVADA')
  expect(eventos.map(({ situacao }) => situacao)).toEqual(['APROVADO', 'REPROVADO', 'APROVADO'])
  expect(passos.at(-1)?.motivo).not.toContain('Exame 1')
})

it('approves what needs a person for anything else, and asks no exam for an image', async () => {
  const semImagem = emAnalise(PERIAPICAL, '', { codigoGlosa: '3041', campo: 'imagem' })
  const excecao = { ...emAnalise(PERIAPICAL, '', { codigoGlosa: '1419', campo: 'associado' }), sequencial: 3 }
  const numero = await create([semImagem, excecao])
  await audit(numero)
  expect(await readSolicitacao(t, numero)).toMatchObject({ status: 'APROVADA_AUDITORIA' })
})

it('tells the provider, once', async () => {
  const numero = await create([emAnalise(PERIAPICAL, SEM_MOTIVO)])
  await Promise.all([audit(numero), audit(numero), audit(numero)])
  await audit(numero)
  const { versao, passos } = await readSolicitacao(t, numero)
  expect([versao, passos.length]).toEqual([2, 2])
  const as = await t.as(codigoCredenciado)
  const { body } = await t.call(notificacao.listNotificacoes, { query: {} }, { as })
  expect(body.notificacoes.filter(({ referencia }) => referencia === numero)).toMatchObject([
    { tipo: 'EXAME', texto: `Pedido de exames ${numero}: Reprovada` },
  ])
})

it.each(['CANCELADA', 'APROVADA_PORTAL'] as const)('leaves one that is %s by then', async (status) => {
  const numero = await createSolicitacao(t, { status })
  await audit(numero)
  expect(await readSolicitacao(t, numero)).toMatchObject({ status, versao: 1 })
})

it('leaves one that was captured by then', async () => {
  const numero = await createSolicitacao(t)
  await captureSolicitacao(t, numero)
  await audit(numero)
  expect((await readSolicitacao(t, numero)).status).toBe('CAPTURADA')
})

it('what fails on the way leaves nothing, and is done by the next try', async () => {
  const numero = await create([emAnalise(PERIAPICAL, COM_MOTIVO)])
  const [prazo] = await t.rows<{ dias: number }>(
    `select dias_validade as dias from prazo_exame where rede = 'AURORA'`,
  )
  await t.rows(`update prazo_exame set desde = '2999-01-01' where rede = 'AURORA'`)
  await expect(audit(numero)).rejects.toThrow('no terms of exams for AURORA')
  expect(await readSolicitacao(t, numero)).toMatchObject({ status: 'EM_ANALISE', versao: 1 })
  await t.rows(`update prazo_exame set desde = '2015-01-01' where rede = 'AURORA'`)
  await audit(numero)
  expect(prazo?.dias).toBe(90)
  expect((await readSolicitacao(t, numero)).status).toBe('APROVADA_AUDITORIA')
})

it('another provider than its own decides nothing', async () => {
  const numeroSolicitacao = await create([emAnalise(PERIAPICAL, COM_MOTIVO)])
  await auditSolicitacao(t.services, { codigoCredenciado: 100004, numeroSolicitacao })
  expect((await readSolicitacao(t, numeroSolicitacao)).status).toBe('EM_ANALISE')
})

it('is queued in the transaction of its cause', async () => {
  const numeroSolicitacao = await create([emAnalise(PERIAPICAL, COM_MOTIVO)])
  const queued = () =>
    t.rows(
      `select from fila.job where name = 'auditSolicitacao' and (data ->> 'numeroSolicitacao')::bigint = $1`,
      [numeroSolicitacao],
    )
  const tarefa = { codigoCredenciado, numeroSolicitacao }
  const { pool, jobs } = t.services
  const lost = pool.transaction(codigoCredenciado, async (db) => {
    await jobs.enqueue(db, 'auditSolicitacao', tarefa, 0)
    throw new Error('lost')
  })
  await expect(lost).rejects.toThrow('lost')
  expect(await queued()).toHaveLength(0)
  await pool.transaction(codigoCredenciado, (db) => jobs.enqueue(db, 'auditSolicitacao', tarefa, 0))
  expect(await queued()).toHaveLength(1)
})
