import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { describe, expect, it } from 'vitest'
import { PANORAMICA } from '../solicitacaoExame/solicitacao.fixture.ts'
import { createAssociado, dateEvento, type EventoEnvio, sendEventos } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { createCapturavel, openGuia } from './capturaExame.fixture.ts'

const t = await openTestApp()
const [UMA, OUTRA] = [100003, 100011]

/** A request of its own for one exam, whose guide a unit opens before anything of the patient is authorised. */
async function openExame(codigoAssociado: string, codigoEvento: string, unidade: number): Promise<number> {
  const eventos = [{ ...PANORAMICA, codigoEvento }]
  const { numeroFicha } = await openGuia(t, await createCapturavel(t, { codigoAssociado, eventos }), unidade)
  return numeroFicha
}

const toEnvio = (codigoEvento: string): EventoEnvio => ({
  codigoEvento,
  quantidade: 1,
  numeroSequenciaInclusao: 1,
})

/** What the operator answers of the exam, and for which reasons. */
async function sendExame(numeroFicha: number, codigoEvento: string, unidade: number) {
  await sendEventos(t, numeroFicha, [toEnvio(codigoEvento)], unidade)
  const [row] = await t.rows<{ autorizacao: number; codigos: string[] }>(
    `select autorizacao, array(select m ->> 'codigoGlosa' from jsonb_array_elements(motivos) m) as codigos
       from evento_guia where numero_ficha = $1`,
    [numeroFicha],
  )
  return row
}

const APROVADO = { autorizacao: autorizacaoEvento.aprovado, codigos: [] }
const negado = (codigo: string) => ({ autorizacao: autorizacaoEvento.negado, codigos: [codigo] })

/** Operadora §1: one act is paid once, whichever unit does it. */
describe.each([
  ['a kit, then its panoramic', '98958569', '81000405'],
  ['a panoramic, then its kit', '81000405', '98958569'],
  ['a traced teleradiography, then its tracing', '81000480', '81000537'],
  ['a tracing, then the teleradiography that has it', '81000537', '81000480'],
])('%s, at two units', (_nome, primeiro, segundo) => {
  it.each([
    ['still to be done', false, '3289'],
    ['done', true, '3016'],
  ] as const)('%s: the second is denied when it is sent', async (_quando, feito, codigo) => {
    const codigoAssociado = await createAssociado(t)
    const deUma = await openExame(codigoAssociado, primeiro, UMA)
    const daOutra = await openExame(codigoAssociado, segundo, OUTRA)
    expect(await sendExame(deUma, primeiro, UMA)).toEqual(APROVADO)
    if (feito) {
      const datado = await dateEvento(t, deUma, toEnvio(primeiro), undefined, UMA)
      expect(datado.status, datado.raw.toString()).toBe(200)
    }
    expect(await sendExame(daOutra, segundo, OUTRA)).toEqual(negado(codigo))
  })
})
