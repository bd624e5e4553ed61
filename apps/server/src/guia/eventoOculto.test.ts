import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { describe, expect, it } from 'vitest'
import {
  createGuia,
  dateEvento,
  type EventoEnvio,
  RESTAURACAO,
  releaseGuia,
  runFila,
  sendEventos,
} from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

/** The operator's table has it, and the portal hides it (Spec §6). */
const OCULTO: EventoEnvio = { codigoEvento: '81000073', quantidade: 1, numeroSequenciaInclusao: 1 }
const item = { sequencial: 1, codigoEvento: '81000073', quantidade: 1 }

const t = await openTestApp()
const as = await t.as(100001)

describe('an event that the portal hides', () => {
  it('is to the question of coverage one that does not exist', async () => {
    const query = { codigoAssociado: '500000001', codigoEvento: OCULTO.codigoEvento }
    const answer = await t.call(elegibilidade.getEvento, { query }, { as })
    expect(answer).toMatchObject({ codigo: 'API-ELE-0002' })
  })

  it('is foreseen and denied like one of another specialty', async () => {
    const numeroFicha = await createGuia(t)
    const { body } = await t.call(rascunho.simulateGuia, { body: { numeroFicha, itens: [item] } }, { as })
    expect(body).toMatchObject({ statusFicha: 3, itens: [{ motivos: [{ codigoGlosa: '1429' }] }] })
    const enviada = await sendEventos(t, numeroFicha, [OCULTO])
    expect(enviada.body).toMatchObject({
      situacao: { statusFicha: 3 },
      motivos: [{ motivos: [{ codigoGlosa: '1429' }] }],
    })
  })

  it('is denied by the audit, which judges what waits with the rules of now', async () => {
    const numeroFicha = await releaseGuia(t)
    await sendEventos(t, numeroFicha, [RESTAURACAO])
    await t.rows(
      `update evento_guia set codigo_evento = '81000073', dente = null, faces = null, autorizacao = 2, motivos = '[]'
        where numero_ficha = $1`,
      [numeroFicha],
    )
    await t.rows(
      `update guia set status_ficha = 2, codigo_etapa = 2, status_auditoria = 'ENVIO_PENDENTE' where numero_ficha = $1`,
      [numeroFicha],
    )
    for (let passo = 0; passo < 3; passo++) await runFila(t, 'concludeAuditoria', numeroFicha)
    const [evento] = await t.rows<{ autorizacao: number; motivos: { codigoGlosa: string }[] }>(
      'select autorizacao, motivos from evento_guia where numero_ficha = $1',
      [numeroFicha],
    )
    expect(evento).toMatchObject({ autorizacao: 3, motivos: [{ codigoGlosa: '1429' }] })
  })

  it('is paid like any other where it was authorised before it was hidden', async () => {
    const numeroFicha = await createGuia(t, 'autorizada')
    await t.rows(
      `update evento_guia set codigo_evento = '81000073', dente = null, faces = null where numero_ficha = $1`,
      [numeroFicha],
    )
    expect((await dateEvento(t, numeroFicha, OCULTO)).status).toBe(200)
    const [evento] = await t.rows<{ motivos: { codigoGlosa: string }[] }>(
      'select motivos from evento_guia where numero_ficha = $1',
      [numeroFicha],
    )
    expect(evento?.motivos.map(({ codigoGlosa }) => codigoGlosa)).not.toContain('1429')
  })
})
