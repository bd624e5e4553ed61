import { guia } from '@portal/contract/guia.ts'
import { describe, expect, it } from 'vitest'
import {
  createAssociado,
  createGuia,
  detailGuia,
  type EventoEnvio,
  RESTAURACAO,
  releaseGuia,
  runFila,
} from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const LOGIN = 100004
const COM_MOTIVO = 'Fratura da restauração anterior, com dor ao frio desde ontem.'
const SEM_MOTIVO = 'O paciente pediu para refazer o trabalho antes da viagem marcada.'

/** Another face of the same tooth: it belongs to the line of the first. */
const VIZINHA: EventoEnvio = {
  ...RESTAURACAO,
  codigoEvento: '85100196',
  codigoFace: 'V',
  numeroSequenciaInclusao: 2,
}
const TERCEIRA: EventoEnvio = { ...VIZINHA, codigoFace: 'D', numeroSequenciaInclusao: 3 }

const t = await openTestApp()
const as = await t.as(LOGIN)

/** Sends what repeats a filling that another clinic did, with the events that it stands against, and audits it. */
async function auditar(justificativaTecnica: string, vizinhas: readonly EventoEnvio[]) {
  const codigoAssociado = await createAssociado(t)
  await createGuia(t, 'datada', { codigoAssociado })
  const numeroFicha = await releaseGuia(t, { codigoAssociado, login: LOGIN })
  const body = { numeroFicha, eventos: [RESTAURACAO, ...vizinhas], justificativaTecnica }
  const enviada = await t.call(guia.sendGuia, { body }, { as })
  expect(enviada.body.situacao.statusFicha).toBe(2)
  const antes = await detailGuia(t, numeroFicha, LOGIN)
  for (let passo = 0; passo < 3; passo++) await runFila(t, 'concludeAuditoria', numeroFicha)
  return { antes, depois: await detailGuia(t, numeroFicha, LOGIN) }
}

describe('a line that was denied because of a neighbour', () => {
  it('names it', async () => {
    const { antes } = await auditar(COM_MOTIVO, [VIZINHA])
    expect(antes.eventos[1]).toMatchObject({ motivos: [{ codigoGlosa: '3286', linha: 1 }] })
  })

  it('stays denied while the neighbour stands', async () => {
    const { depois } = await auditar(COM_MOTIVO, [VIZINHA])
    expect(depois.eventos.map(({ autorizacao }) => autorizacao)).toEqual([4, 3])
  })

  it('is judged without the neighbour that the audit denies', async () => {
    const { depois } = await auditar(SEM_MOTIVO, [VIZINHA])
    expect(depois).toMatchObject({ statusFicha: 7, dataAutorizacao: '2026-11-21' })
    expect(depois.eventos).toMatchObject([
      { autorizacao: 3, motivos: [{ codigoGlosa: '3034' }, {}] },
      { autorizacao: 4, tipoAcao: null, dataAutorizacao: '2026-11-21', motivos: [] },
    ])
    expect(depois.historico.at(-1)?.motivo).toContain(
      'Evento 2 aprovado: O evento 1, que o impedia, foi negado; ',
    )
  })

  it('does not bring another back that stands against it in its turn', async () => {
    const { depois } = await auditar(SEM_MOTIVO, [VIZINHA, TERCEIRA])
    expect(depois.eventos.map(({ autorizacao }) => autorizacao)).toEqual([3, 4, 3])
  })

  it('is denied against the line that stands, and no longer against the one that fell', async () => {
    const { antes, depois } = await auditar(SEM_MOTIVO, [VIZINHA, TERCEIRA])
    expect(antes.eventos[2]?.motivos).toMatchObject([{ codigoGlosa: '3286', linha: 1 }])
    expect(depois.eventos[2]?.motivos).toMatchObject([{ codigoGlosa: '3286', linha: 2 }])
    expect(depois.historico.at(-1)?.motivo).toContain(
      'Evento 3 negado: O evento 1, que o impedia, foi negado; o evento 2 o impede: ',
    )
  })

  it('stays denied for what its own rule says, and tells that', async () => {
    const { depois } = await auditar(SEM_MOTIVO, [{ ...VIZINHA, quantidade: 2 }])
    expect(depois.eventos[1]).toMatchObject({ autorizacao: 3 })
    expect(depois.eventos[1]?.motivos.map(({ codigoGlosa, linha }) => [codigoGlosa, linha])).toEqual([
      ['3004', undefined],
    ])
  })
})
