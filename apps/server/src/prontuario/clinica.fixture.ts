import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { civilDay } from '../runtime/clock.ts'
import { type EventoEnvio, type Opcoes, releaseGuia, runFila } from '../testing/guia.fixture.ts'
import type { Person, TestApp } from '../testing/testApp.ts'

/** A practice at work through the calls, whatever the day on the clock. */
export type Clinica = ReturnType<typeof createClinica>

/** Logs in anew when the day has changed: no session lives that long. */
export function createClinica(t: TestApp, login: number) {
  let sessao: { dia: string; as: Person } | undefined

  async function enter(): Promise<Person> {
    const dia = civilDay(t.clock.now())
    if (sessao?.dia === dia) return sessao.as
    const payload = { login: String(login), senha: 'Sorriso#2026' }
    const response = await t.app.inject({ method: 'POST', url: '/api/auth/credenciado/login', payload })
    if (response.statusCode !== 200) throw new Error(`login ${login}: ${response.body}`)
    const cookie = String(response.headers['set-cookie']).split(';')[0] ?? ''
    const as = { authorization: `Bearer ${response.json().accessToken}`, cookie }
    sessao = { dia, as }
    return as
  }

  const release = (opcoes: Opcoes): Promise<number> => releaseGuia(t, { ...opcoes, login })

  const send = async (numeroFicha: number, eventos: EventoEnvio[]) =>
    t.call(guia.sendGuia, { body: { numeroFicha, eventos } }, { as: await enter() })

  const date = async (
    numeroFicha: number,
    alvo: EventoEnvio,
    data: string | null = civilDay(t.clock.now()),
  ) => {
    const { codigoEvento, numeroSequenciaInclusao: numeroSequencialInclusao } = alvo
    const body = { numeroFicha, codigoEvento, numeroSequencialInclusao, numeroSequencialEvento: 1, data }
    return t.call(evento.updateDataEvento, { body }, { as: await enter() })
  }

  const forward = async (numeroFicha: number) => {
    const as = await enter()
    const assinada = await t.call(guia.sign, { params: { id: numeroFicha } }, { as })
    return assinada.status === 200
      ? t.call(guia.sendRepasse, { params: { id: numeroFicha } }, { as })
      : assinada
  }

  const cancel = async (numeroFicha: number) =>
    t.call(guia.cancelGuia, { body: { numeroFicha, motivo: 'Paciente desistiu' } }, { as: await enter() })

  return {
    login,
    enter,
    release,
    send,
    date,
    forward,
    cancel,
    /** A guide sent with one event. */
    request: async (codigoAssociado: string, um: EventoEnvio): Promise<number> => {
      const numeroFicha = await release({ codigoAssociado })
      const { status, body } = await send(numeroFicha, [um])
      if (status !== 200) throw new Error(JSON.stringify(body))
      return numeroFicha
    },
  }
}

/** Both steps of the payment run on a guide. */
export async function payGuia(t: TestApp, numeroFicha: number): Promise<void> {
  await runFila(t, 'processPagamento', numeroFicha)
  await runFila(t, 'processPagamento', numeroFicha)
}
