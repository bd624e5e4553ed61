import { carta } from '@portal/contract/carta.ts'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { readTexto } from '../impressao/impresso.fixture.ts'
import {
  createAssociado,
  dateEvento,
  detailGuia,
  type EventoEnvio,
  RESTAURACAO,
  releaseGuia,
  sendEventos,
} from '../testing/guia.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'

export const RESINA = { codigoEvento: '85100200', dente: '26', faces: 'OM' }

export const resina = (codigoLocalizacao: string, numeroSequenciaInclusao = 1): EventoEnvio => ({
  ...RESTAURACAO,
  codigoLocalizacao,
  numeroSequenciaInclusao,
})
export const resinas = (...dentes: readonly string[]) => dentes.map((dente, i) => resina(dente, i + 1))

/** What a patient's month is made of, and what is told of it. */
export function openCena(t: TestApp) {
  /** Whoever entered enters again: a session does not last so long. */
  function setClock(agora: string): void {
    t.clock.set(new Date(agora))
    t.forget()
  }

  async function createPaciente(plano = 'AURCOM'): Promise<string> {
    const codigo = await createAssociado(t)
    await t.rows('update associado_plano set codigo_plano = $2 where codigo_associado = $1', [codigo, plano])
    return codigo
  }

  /** What is authorised, and not done. */
  async function send(codigoAssociado: string, dentes: readonly string[], login = 100001): Promise<number> {
    const numeroFicha = await releaseGuia(t, { codigoAssociado, login })
    await sendEventos(t, numeroFicha, resinas(...dentes), login)
    return numeroFicha
  }

  /** What is done today. */
  async function perform(
    codigoAssociado: string,
    dentes: readonly string[],
    login = 100001,
  ): Promise<number> {
    const numeroFicha = await send(codigoAssociado, dentes, login)
    for (const cada of resinas(...dentes)) await dateEvento(t, numeroFicha, cada, undefined, login)
    return numeroFicha
  }

  /** The patient's part of each event of a guide, as its provider reads it. */
  const chargeOf = async (numeroFicha: number, login = 100001) =>
    (await detailGuia(t, numeroFicha, login)).eventos.map(({ valorCopart }) => valorCopart)

  const tetoOf = async (codigoAssociado: string) => {
    const as = await t.as(100001)
    const { body } = await t.call(elegibilidade.getInformacoes, { query: { codigoAssociado } }, { as })
    return body.planos.map(({ tetoCoparticipacao }) => tetoCoparticipacao)
  }

  const askCobertura = async (codigoAssociado: string) => {
    const query = { codigoAssociado, ...RESINA }
    return (await t.call(elegibilidade.getEvento, { query }, { as: await t.as(100001) })).body
  }

  /** What every reading of a guide of 100001 tells of the patient's part: each list's events, each whole. */
  async function readTudo(codigoAssociado: string, numeroFicha: number) {
    const [as, query] = [await t.as(100001), { numeroFicha }]
    const { eventos, valorCopartTotal } = await detailGuia(t, numeroFicha)
    const daFicha = (await t.call(evento.listEventosFicha, { query }, { as })).body
    const plano = await t.call(guia.getPlanoTratamento, { query: { codigoAssociado } }, { as })
    const doPlano = plano.body.emAndamento.flatMap((dela) => dela.eventos)
    const { valorPacienteTotal } = (await t.call(carta.getEstimativa, { query }, { as })).body
    const folha = await readTexto(await t.call(impressao.printGuia, { query }, { as }))
    const impresso = /Total franquia \/ coparticipação \(R\$\)\s*([\d,]+)/.exec(folha)?.[1]
    return {
      partes: [eventos, daFicha, doPlano].map((lidos) => lidos.map(({ valorCopart }) => valorCopart)),
      totais: [valorCopartTotal, valorPacienteTotal, impresso?.replace(',', '.')],
    }
  }

  return { setClock, createPaciente, send, perform, chargeOf, tetoOf, askCobertura, readTudo }
}
