import { MAXIMO_INATIVOS, type pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import type { Acesso, Handlers } from '../http/handler.ts'
import { type GuiaInativa, insertCiencias, listNaoCientes } from './pacienteInativo.store.ts'

/** The patients told or acknowledged, for the trail; that there were none is told too. */
const toAcessos = (guias: readonly GuiaInativa[]): Acesso[] =>
  guias.length === 0
    ? [{ objeto: 'pacientes inativos: nenhum' }]
    : guias.map(({ numeroFicha, codigoAssociado }) => ({
        codigoAssociado,
        objeto: `paciente inativo da guia ${numeroFicha}`,
      }))

/** Spec §2.6; Operadora §6. */
export const pacienteInativoHandlers: Handlers<typeof pacienteInativo> = {
  listPendentes: async ({ db, sessao, hoje, trilha }) => {
    const guias = await listNaoCientes(db, sessao.codigoCredenciado, hoje, MAXIMO_INATIVOS)
    for (const acesso of toAcessos(guias)) trilha(acesso)
    return {
      nomeCredenciado: sessao.nome,
      dataEncaminhamento: hoje,
      pacientesInativos: guias.map(({ numeroFicha, nomeAssociado }) => ({ numeroFicha, nomeAssociado })),
    }
  },
  acknowledgePendentes: async ({ body: { numerosFicha }, db, sessao, hoje, agora, trilha }) => {
    const { codigoCredenciado, login } = sessao
    const esperam = await listNaoCientes(db, codigoCredenciado, hoje, MAXIMO_INATIVOS)
    const lidas = esperam.filter(({ numeroFicha }) => numerosFicha?.includes(numeroFicha) ?? true)
    for (const acesso of toAcessos(lidas)) trilha(acesso)
    const numeros = lidas.map(({ numeroFicha }) => numeroFicha)
    await insertCiencias(db, numeros, { codigoCredenciado, login, em: agora })
    return { ok: true }
  },
}
