import { guia } from '@portal/contract/guia.ts'
import type { Input } from '@portal/contract/route.ts'
import { tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import type { TipoFormulario } from '@portal/domain/ortodontia/formulario/campoFormulario.ts'
import { formularios } from '@portal/domain/ortodontia/formulario/formulario.fixture.ts'
import { createAssociado, type EventoEnvio, type Opcoes, releaseGuia } from './guia.fixture.ts'
import type { TestApp } from './testApp.ts'

type Envio = Input<typeof guia.sendGuia>['body']
/** What is sent otherwise; undefined is not sent at all. */
export type MudancaEnvio = { [N in keyof Envio]?: Envio[N] | undefined }

/** The birth date of the member that `createAssociado` makes another of. */
const NASCIMENTO = '1988-06-21'

const tipos = {
  inicial: tipoGuia.ortoInicial,
  manutencao: tipoGuia.ortoManutencao,
  prorrogacao: tipoGuia.ortoProrrogacao,
} as const satisfies Record<TipoFormulario, number>

const eventoDe = (codigoEvento: string): EventoEnvio => ({
  codigoEvento,
  quantidade: 1,
  numeroSequenciaInclusao: 1,
})

/** The fixed appliance of an initial guide, and the monthly maintenance. */
const eventos: Record<TipoFormulario, EventoEnvio> = {
  inicial: eventoDe('86000098'),
  manutencao: eventoDe('86000357'),
  prorrogacao: eventoDe('86000357'),
}

/** An orthodontic guide just released, of 100001 unless said; of a member of its own unless one is named. */
export async function releaseOrto(t: TestApp, tipo: TipoFormulario, opcoes: Opcoes = {}): Promise<number> {
  const codigoAssociado = opcoes.codigoAssociado ?? (await createAssociado(t))
  return releaseGuia(t, {
    codigoEspecialidade: 6,
    codigoTipoAtendimento: tipos[tipo],
    ...opcoes,
    codigoAssociado,
  })
}

/** What a guide of the type is sent with, some of it replaced. */
export function envioDe(numeroFicha: number, tipo: TipoFormulario, mudanca: MudancaEnvio = {}): Envio {
  const { numeroFicha: _outra, eventos: outros, ...resto } = mudanca
  const campos = {
    ortodontia: formularios[tipo],
    ...(tipo === 'inicial' && { dataNascimentoBeneficiario: NASCIMENTO }),
    ...resto,
  }
  const enviados = Object.entries(campos).filter(([, valor]) => valor !== undefined)
  return { numeroFicha, eventos: outros ?? [eventos[tipo]], ...Object.fromEntries(enviados) }
}

export const sendOrto = async (
  t: TestApp,
  numeroFicha: number,
  tipo: TipoFormulario,
  mudanca: MudancaEnvio = {},
  login = 100001,
) => t.call(guia.sendGuia, { body: envioDe(numeroFicha, tipo, mudanca) }, { as: await t.as(login) })
