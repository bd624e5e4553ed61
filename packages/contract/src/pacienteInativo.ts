import Type, { type Static } from 'typebox'
import { Data, Feito, NumeroFicha, Objeto } from './campo.ts'
import { route } from './route.ts'

/** How many are told at a time: whoever acknowledged them is told the others at the next entry. */
export const MAXIMO_INATIVOS = 200

/** Spec §3.10: an open guide whose patient's plan has ended. */
const PacienteInativo = Objeto({ numeroFicha: NumeroFicha, nomeAssociado: Type.String() })
export type PacienteInativo = Static<typeof PacienteInativo>

/** Patients of open guides who are no longer covered, until the provider says that it knows. Spec §2.6; Operadora §6. */
export const pacienteInativo = {
  listPendentes: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/info/pacientes-inativos/popup',
    summary: 'Guias em aberto de pacientes inativos de que o credenciado ainda não deu ciência',
    reply: Objeto({
      nomeCredenciado: Type.String(),
      /** The civil day on which the list was made. */
      dataEncaminhamento: Data,
      pacientesInativos: Type.Array(PacienteInativo),
    }),
    errors: [],
    permission: 'BENEF_INATIVO',
    patientData: true,
  }),
  acknowledgePendentes: route({
    method: 'POST',
    path: '/api/credenciado/v1/credenciado/info/pacientes-inativos/ciente',
    summary: 'Dá ciência dos pacientes inativos: das guias ditas, ou de todas as que esperam',
    /** The guides that were on the screen: one that came up meanwhile is still to be read. */
    body: Objeto({ numerosFicha: Type.Optional(Type.Array(NumeroFicha, { maxItems: MAXIMO_INATIVOS })) }),
    reply: Feito,
    errors: [],
    permission: 'BENEF_INATIVO',
    patientData: true,
    // What the home page tells of guides is read again too (Spec §2.6).
    stale: ['pacienteInativo', 'credenciado.getTotalSenhas', 'credenciado.getGtoPendentes'],
  }),
}
