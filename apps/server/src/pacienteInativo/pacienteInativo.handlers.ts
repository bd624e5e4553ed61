import { MAXIMO_INATIVOS, MAXIMO_RESUMO, type pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import type { Context, Handlers } from '../http/handler.ts'
import type { Acesso } from '../trilha/acesso.ts'
import { exportPacientes } from './exportPacientes.ts'
import { listPacientes } from './listPacientes.ts'
import {
  countInativas,
  hasGuias,
  insertCiencias,
  type LinhaInativa,
  listNaoCientes,
  listPrimeiras,
} from './pacienteInativo.store.ts'

/** The patients told or acknowledged, for the trail; that there were none is told too. */
const toAcessos = (guias: readonly LinhaInativa[]): Acesso[] =>
  guias.length === 0
    ? [{ objeto: 'pacientes inativos: nenhum' }]
    : guias.map(({ numeroFicha, codigoAssociado }) => ({
        codigoAssociado,
        objeto: `paciente inativo da guia ${numeroFicha}`,
      }))

/** The patients as the entry dialog and the home page list them, each in the trail. */
const toLista = (guias: readonly LinhaInativa[], { sessao, hoje, trilha }: Chamada) => {
  for (const acesso of toAcessos(guias)) trilha(acesso)
  return {
    nomeCredenciado: sessao.nomeCredenciado,
    dataEncaminhamento: hoje,
    pacientesInativos: guias.map(({ numeroFicha, nomeAssociado, fimCobertura }) => ({
      numeroFicha,
      nomeAssociado,
      fimCobertura,
    })),
  }
}

type Chamada = Pick<Context<typeof pacienteInativo.listPendentes>, 'sessao' | 'hoje' | 'trilha'>

/** Spec §2.6; Operadora §6. */
export const pacienteInativoHandlers: Handlers<typeof pacienteInativo> = {
  listPacientes,
  exportPacientes,
  listPendentes: async (context) => {
    const { db, sessao, hoje } = context
    return toLista(await listNaoCientes(db, sessao.codigoCredenciado, hoje, MAXIMO_INATIVOS), context)
  },
  listRecentes: async (context) => {
    const { db, sessao, hoje } = context
    return toLista(await listPrimeiras(db, sessao.codigoCredenciado, hoje, MAXIMO_RESUMO), context)
  },
  getTotal: ({ db, sessao, hoje }) =>
    countInativas(db, { codigoCredenciado: sessao.codigoCredenciado, hoje, ciente: null }),
  acknowledgePendentes: async ({ body: { numerosFicha }, db, sessao, hoje, agora, fail, trilha }) => {
    const { codigoCredenciado, login } = sessao
    if (numerosFicha && !(await hasGuias(db, codigoCredenciado, numerosFicha))) return fail('API-GTO-0001')
    const lidas = await listNaoCientes(db, codigoCredenciado, hoje, MAXIMO_INATIVOS, numerosFicha)
    for (const acesso of toAcessos(lidas)) trilha(acesso)
    const numeros = lidas.map(({ numeroFicha }) => numeroFicha)
    await insertCiencias(db, numeros, { codigoCredenciado, login, em: agora })
    return { ok: true }
  },
}
